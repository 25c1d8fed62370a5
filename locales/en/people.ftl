# People and what counts: accounts, profiles, official games, races, boards.
