# Les joueurs et ce qui compte : comptes, profils, parties officielles, courses, classements.
