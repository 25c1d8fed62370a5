# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Visitante
me-who = Quién eres
me-guest = Juegas como visitante.
me-guest-named = Juegas como visitante; los demás ven este nombre.
me-account = Los demás ven este nombre. Es solo tuyo.
name-in-rooms = Nombre en las salas
name-choose = Elegir un nombre
name-change = Cambiar el nombre
name-missing = Escribe primero un nombre.
save = Guardar
cancel = Cancelar
people-offline = No se puede conectar con la casa. No se ha cambiado ni perdido nada; vuelve a intentarlo cuando haya conexión.
people-again = Reintentar
statistics-here = Partidas en este dispositivo

## An account

claim-title = Conserva estas estadísticas en otro dispositivo
claim-about = Elige un nombre y una contraseña, y entra con ellos en otro sitio. No se pide nada más, así que una contraseña olvidada no se te puede enviar.
account-name = Nombre
account-name-about = Los demás lo ven, y ya no cambia.
password = Contraseña
password-about = Al menos 8 caracteres.
password-missing = Escribe primero la contraseña.
password-show = Mostrar
password-show-said = Mostrar la contraseña
password-hide = Ocultar
password-hide-said = Ocultar la contraseña
claim-do = Conservarlas
claim-done = Conservadas. Desde ahora puedes entrar en cualquier sitio con tu nombre y tu contraseña.
claim-known = ¿Ya tienes un nombre?
accounts-none = Aquí no hay cuentas: a esta casa se llega por una red sin cifrar, donde cualquiera podría leer las contraseñas. Juega como visitante; este dispositivo te recuerda.
login = Entrar
login-about = Lo que has jugado aquí como visitante pasa a la cuenta.
login-already = Has entrado como { $name }.
login-done = Has entrado como { $name }. Lo que habías jugado aquí como visitante ha pasado a la cuenta.
login-lost = Una contraseña olvidada no se te puede enviar: la casa no conoce ninguna dirección tuya.
login-none = ¿Aún no tienes cuenta?
login-claim = Elige un nombre y una contraseña
account-title = Dónde has entrado
session-this = este dispositivo
session-seen = Último uso: { $when }
session-end-said = Salir: { $device }
session-ended = Sesión cerrada: { $device }.
session-ended-others = Ahora solo sigues dentro en este dispositivo.
just-now = ahora mismo
logout = Salir
logout-here = Salir aquí
logout-others = Salir en todos los demás
password-change = Cambiar la contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
password-ends = En todos los demás sitios se cerrará la sesión.
password-change-do = Cambiarla
password-changed = La contraseña está cambiada. En todos los demás sitios se ha cerrado la sesión.
device-on = { $browser } en { $system }
device-unknown = Dispositivo desconocido
sendin-about = { $count ->
    [one] Una partida está solo en este dispositivo.
   *[other] { $count } partidas están solo en este dispositivo.
} Enviadas, cuentan en tus propias cifras dondequiera que entres, marcadas como enviadas, y nunca en las clasificaciones.
sendin-do = Enviarlas
sendin-done = Enviadas.

## What is kept

kept-title = Lo que la casa guarda de ti
kept-about = Tu nombre, dónde has entrado y lo que has jugado. Puedes llevártelo todo en un archivo.
export-everything = Guardarlo todo en un archivo
forget-guest = Olvidarme aquí
forget-guest-what = La casa te olvida al instante y para siempre. Las partidas con otros y los puestos en las clasificaciones se quedan, sin tu nombre. Una sala abierta conserva tu nombre hasta que se cierra. Las partidas de este dispositivo también se quedan.
forget-account = Borrar la cuenta
forget-account-what = El nombre, la contraseña y las sesiones se borran al instante y para siempre. Las partidas con otros y los puestos en las clasificaciones se quedan, sin tu nombre. Una sala abierta conserva tu nombre hasta que se cierra. Las partidas de este dispositivo también se quedan.
forget-account-sure = Borrar para siempre
me-logged-out = Has salido
me-logged-out-what = Tus estadísticas te esperan en la cuenta. Las partidas de este dispositivo siguen aquí.
me-forgotten = Todo está olvidado
me-forgotten-what = La casa ya no guarda nada de ti, una vez cerradas las salas en las que estabas. Las partidas de este dispositivo siguen aquí.

## What one has played

profile-none = Aún no hay partidas aquí. Las oficiales y las de las salas aparecen aquí; las partidas en solitario se quedan en este dispositivo.
profile-daily = Numble del día
profile-origin = Qué partidas
origin-official = Oficiales
origin-casual = En salas
origin-reported = Enviadas
origin-official-about = Partidas oficiales: el secreto y el reloj eran de la casa.
origin-casual-about = Partidas en salas.
origin-reported-about = Partidas jugadas en otro sitio y enviadas.
figures-best = máximo de puntos
figures-fewest = mínimo de intentos
figures-fastest = mejor tiempo
history-place = Puesto { $place } de { $seats }
history-won = Ganada
history-reported = enviada
history-room = en una sala
history-sealed = sellada
history-more = Mostrar más
official = Oficial

## Leaderboards

boards-games = Juegos
boards-span = Periodo
span-day = Hoy
span-week = Esta semana
span-month = Este mes
span-all = Desde siempre
boards-about = La mejor partida oficial de cada cual. Los días, las semanas y los meses empiezan a las 00:00 UTC.
boards-none = Todavía no hay nadie en esta clasificación. El primer puesto está libre.
boards-unknown = Esa clasificación no existe.
boards-all = Ver las clasificaciones
boards-place = Puesto
boards-name = Nombre
boards-points = Puntos
boards-tries = Intentos
boards-you = tú
boards-gone = Alguien que se fue
boards-replay = { $name }: { $result }, { $when }. Repetición

## Replays

replay = Repetición
replay-of = Repetición: { $result }, { $when }
replay-http-sealed-title = Todavía sellada
replay-http-sealed = El código y la repetición se abren cuando termina la carrera.
replay-http-not-found-title = Esa partida no existe
replay-http-not-found = Puede que el enlace esté incompleto o que la partida ya no esté.
replay-seat = Jugador { $number }
replay-to-room = Volver a la sala { $code }
replay-daily = Numble { $number }
replay-solved = { $name }: resuelto en { $tries }
replay-lost = { $name }: sin resolver
replay-won = Gana { $name }.
replay-tie = Empate: { $names }
replay-nobody = No gana nadie.
replay-reported = Jugada en otro sitio y enviada
replay-places = Clasificación
replay-coach = Lo que dice el análisis
replay-journal = El diario
replay-journal-about = Todo lo que pasó, como texto: la semilla y cada jugada con su hora. La orden «cluehouse replay» lo repite y lo comprueba.
replay-journal-save = Guardar el diario
rows-none = Ningún intento.

## Fairness

fairness-title = Juego limpio, con prueba
fairness-about = Antes del primer intento, la casa se comprometió con el secreto mediante una huella. Ahora que está abierta, cualquiera puede volver a calcularla.
fairness-where = Repartido para
fairness-round = Ronda { $round }
fairness-turn = Ronda { $round }, turno { $turn }
fairness-commitment = Compromiso, dado antes del primer intento
fairness-secret = Secreto
fairness-nonce = Número aleatorio
fairness-worked = Calculado en esta página
fairness-check = Comprobar
fairness-holds = Se cumple: este es el secreto para el que se hizo.
fairness-holds-told = Se cumple: este es el secreto para el que se hizo, y el compromiso es el que se anunció de antemano.
fairness-broken = No se cumple: el secreto, el número aleatorio o el compromiso no es el que era.
fairness-altered = No se cumple: este diario ha sido alterado y nada de lo que dice es de fiar.
fairness-failed = No se ha podido comprobar. Vuelve a intentarlo.
fairness-none = En esta partida no se prometió nada que se pueda comprobar aquí.

## Official games and races

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
daily-short = Cuenta para tu racha; la oficial está más abajo.
daily-choice = Jugado aquí, el día cuenta para tu racha y se envía al final. Jugado oficialmente, figura además en la tabla de hoy: un solo intento, según el reloj de la casa.
daily-offline = Sin conexión. Lo que juegues aquí se guarda, se envía cuando vuelva la conexión y cuenta para tu racha, no en la tabla.
daily-offline-short = Sin conexión: cuenta para tu racha, no en la tabla.
daily-under-way = Tu intento oficial está en curso.
daily-under-way-what = Solo hay uno al día, así que el tablero queda cerrado aquí hasta que termine.
daily-played = Hoy ya has jugado oficialmente
daily-sending = Enviando para tu racha.
daily-sent = Enviado: el día cuenta para tu racha, no en la tabla.
daily-here-only = El día cuenta solo en este dispositivo.
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
ranking-all = La tabla de siempre
ranking-day = La tabla de hoy
fair-title = Juego limpio
fair-what = Antes de tu primer intento la casa anotó el secreto y te mostró un compromiso: un número que solo encaja con ese secreto y no dice nada de él. Al final se abren los dos, y cualquiera puede comprobar que van juntos.
fair-commitment = El compromiso
race-entry-in = Tu participación está guardada. El código y la clasificación se abren a las { $time }.
race-entry-in-on = Tu participación está guardada. El código y la clasificación se abren el { $time }.
race-entry-in-soon = Tu participación está guardada. El código y la clasificación se abren cuando termine la carrera.
race-to = Ver la carrera
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
race-utc = { $time } UTC
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
race-unentered = Nadie participó, así que el código sigue cerrado.
race-missing = Esa carrera no existe
race-missing-what = Puede que el enlace esté incompleto, o que la carrera terminara hace mucho.
race-card = Carrera: { $title }
race-until = abierta hasta { $time }
