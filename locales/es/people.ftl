# Las personas y lo que cuenta: cuentas, perfiles, partidas oficiales, carreras, clasificaciones.

## Official games and races

official = Oficial
official-title = { $game }, partida oficial
official-server = La casa tiene el secreto, el reloj y los puntos. Sin ayuda ni pistas.
official-once = Una vez empezada, cuenta. Dejarla del todo es rendirse.
official-once-daily = Un solo intento oficial al día. Una vez empezado, cuenta, y dejarlo del todo es rendirse.
official-once-race = Una sola participación por persona. Una vez empezada, cuenta, y dejarla del todo es rendirse.
official-waits = Si se corta la conexión o cierras la página, la partida te espera dos días.
official-waits-timed = Si se corta la conexión o cierras la página, puedes volver, pero el reloj sigue corriendo.
official-fixed = { $entry ->
    [numble] La ecuación queda fijada antes de tu primer intento. Después puedes comprobar que nunca cambió.
   *[other] El código queda fijado antes de tu primer intento. Después puedes comprobar que nunca cambió.
}
official-fixed-as = { $entry ->
    [numble] La ecuación está fijada. Compromiso: { $commitment }
   *[other] El código está fijado. Compromiso: { $commitment }
}
official-begin = Empezar
official-not-now = Ahora no
official-house = La casa
official-leave = Rendirse y salir
official-give-up-ask = Salir es rendirse: la partida termina ahora y cuenta como no resuelta. No hay una segunda oportunidad.
official-result = Resultado
official-replay = Repetición
official-place = Puesto { $place } en la tabla.
official-place-best = En la tabla sigue una partida tuya mejor, en el puesto { $place }.
official-place-day = Puesto { $place } hoy.
official-name = Elegir el nombre que ven los demás
official-gone = Aquí no hay ninguna partida oficial.
official-gone-next = Puede que haya terminado, o que sea de otra persona.
official-over = Esta partida ha terminado.
official-over-next = Se puede volver a ver, intento por intento.
official-other = Jugar a otra cosa
official-offline = No hay conexión con la casa. Las partidas en solitario siguen funcionando.
daily-short = Aquí: para tu racha. Oficialmente: también para la tabla.
daily-choice = Jugado aquí, el día cuenta para tu racha y se envía al final. Jugado oficialmente, figura además en la tabla de hoy: un solo intento, según el reloj de la casa.
daily-offline = Sin conexión. Lo que juegues aquí se guarda, se envía cuando vuelva la conexión y cuenta para tu racha, no en la tabla.
daily-offline-short = Sin conexión: cuenta para tu racha, no en la tabla.
daily-under-way = Tu intento oficial está en curso.
daily-under-way-what = Solo hay uno al día, así que el tablero queda cerrado aquí hasta que termine.
daily-played = Hoy ya has jugado oficialmente
daily-sending = Enviando para tu racha.
daily-sent = Enviado: el día cuenta para tu racha, no en la tabla.
daily-waits = Guardado aquí; se envía cuando vuelva la conexión. El día cuenta para tu racha, no en la tabla.
score-title = De dónde salen los puntos
score-exact = Exactos: { $count } × 60
score-misplaced = Descolocados: { $count } × 25
score-solved = Resuelto
score-time = Tiempo restante
score-seconds-left = Quedan { $seconds } s × 2
score-tries = { $tries ->
    [one] 1 intento: { $below } × 50
   *[other] { $tries } intentos: { $below } × 50
}
score-sum = Puntos
ranking-place = Puesto
ranking-name = Nombre
ranking-points = Puntos
ranking-tries = Intentos
ranking-time = Tiempo
ranking-replay = Repetición
ranking-replay-of = Repetición de { $name }
ranking-you = tú
ranking-guest = Sin nombre
ranking-gone = Alguien que ya no está
ranking-not-solved = no resuelto
ranking-all = La tabla de siempre
ranking-day = La tabla de hoy
fair-title = Juego limpio
fair-what = Antes de tu primer intento la casa anotó el secreto y te mostró un compromiso: un número que solo encaja con ese secreto y no dice nada de él. Al final se abren los dos, y cualquiera puede comprobar que van juntos.
fair-commitment = El compromiso
race-entry-in = Tu participación está guardada. El código y la clasificación se abren a las { $time }.
race-entry-in-soon = Tu participación está guardada. El código y la clasificación se abren cuando termine la carrera.
race-to = A la carrera
races = Carreras
races-about = Un mismo código para todos, una participación por persona. El código, la clasificación y las repeticiones se abren cuando termina la carrera.
races-open = Abiertas
races-coming = Próximas
races-over = Terminadas
races-none = No hay ninguna carrera ahora. Anuncia una, y tus amigos entran por su enlace.
races-all = Todas las carreras
official-open = Partidas oficiales que te esperan
race-announce = Anunciar una carrera
race-name = Cómo se llama
race-name-missing = Ponle primero un nombre a la carrera.
race-game = Juego
race-opens = Se abre
race-closes = Se cierra
race-window-wrong = La carrera tiene que cerrarse después de abrirse.
race-whom = Quién la encuentra
race-whom-link = Quien tenga el enlace
race-whom-all = Todo el mundo
race-login = Entrar o crear una cuenta
race-no-accounts = En esta casa no hay cuentas; pide una carrera por enlace.
race-announce-do = Anunciarla
race-announce-not = Ahora no
race-both-times = { $local } ({ $utc } UTC)
race-days-hours = { $days ->
    [one] 1 día
   *[other] { $days } días
} { $hours } h
race-opens-in = Se abre en { $time }
race-closes-in = Abierta aún { $time }
race-ending = { $count ->
    [0] Cerrada. La clasificación se abre enseguida.
    [one] Cerrada. Aún se juega una participación.
   *[other] Cerrada. Aún se juegan { $count } participaciones.
}
race-over = Esta carrera ha terminado.
race-entries = { $count ->
    [0] sin participaciones
    [one] 1 participación
   *[other] { $count } participaciones
}
race-entered = Participaciones
race-yours-in = la tuya está guardada
race-yours-playing = la tuya está en curso
race-yours-under-way = Tu participación está en curso.
race-play = Jugar
race-look = Ver
race-enter = Participar
race-rules = Un mismo código para todos, una participación por persona. Primero quien lo resuelve en menos intentos, luego en menos tiempo.
race-rules-skemind = Un mismo código para todos, una participación por persona, 180 segundos desde que empiezas. 1000 puntos por resolverlo, 2 por cada segundo restante, 50 por cada intento por debajo de once.
race-ranking = Clasificación
race-ties = En caso de empate: menos intentos, luego menos tiempo, luego quien terminó antes.
race-nobody = Nadie participó, así que el código sigue cerrado.
race-missing = Esa carrera no existe
race-missing-what = Puede que el enlace esté incompleto, o que la carrera terminara hace mucho.
race-card = Carrera: { $title }
race-until = abierta hasta { $time }
