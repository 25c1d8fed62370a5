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
people-offline = No se puede llegar a la casa. No se ha cambiado ni perdido nada; vuelve a intentarlo cuando haya conexión.
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
export-everything = Guardarlo todo
forget-guest = Olvidarme aquí
forget-guest-what = La casa te olvida al instante y para siempre. Las partidas con otros y los puestos en las clasificaciones se quedan, sin tu nombre. Las partidas de este dispositivo también se quedan.
forget-account = Borrar la cuenta
forget-account-what = El nombre, la contraseña y las sesiones se borran al instante y para siempre. Las partidas con otros y los puestos en las clasificaciones se quedan, sin tu nombre. Las partidas de este dispositivo también se quedan.
forget-account-sure = Borrar para siempre
me-logged-out = Has salido
me-logged-out-what = Tus estadísticas te esperan en la cuenta. Las partidas de este dispositivo siguen aquí.
me-forgotten = Todo está olvidado
me-forgotten-what = La casa ya no guarda nada de ti. Las partidas de este dispositivo siguen aquí.

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
boards-all = A las clasificaciones
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
