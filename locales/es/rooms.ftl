# Salas: entrar, prepararse, jugar juntos.
