# Salas: entrar, preparar-se, jogar juntos.
