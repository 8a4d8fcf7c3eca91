"""Die Logik-Piraten: solve a row of pictures, roll the ball into the cave below its symbol, gather treasure."""
