"""What every game is: the Game record, the Rules protocol, the Session that plays it, and the events it leaves."""
