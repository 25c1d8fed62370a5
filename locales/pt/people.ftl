# As pessoas e o que conta: contas, perfis, partidas oficiais, corridas, classificações.
