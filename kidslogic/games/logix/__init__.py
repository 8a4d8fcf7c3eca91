"""LOGIX: marbles on a board of 7 x 7, a secret code card for each player, and a claim when the code is complete."""
