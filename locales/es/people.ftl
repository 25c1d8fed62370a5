# Las personas y lo que cuenta: cuentas, perfiles, partidas oficiales, carreras, clasificaciones.
