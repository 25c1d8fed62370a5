# Preguntas y palabras propias, y lo que necesita quien enseña.

packs-title = Preguntas y palabras
packs-for = Para qué
packs-questions = Preguntas
packs-words = Palabras para dibujar
packs-line-questions = Preguntas: { $what }
packs-line-words = Palabras: { $what }
packs-of-house = { $language }, de la casa
packs-of-host = un paquete del anfitrión
packs-choose = Elegir otras
packs-close = Listo
packs-shipped = Incluidas en la casa
packs-own = Las tuyas
packs-none = Todavía no has traído ninguna.
packs-play = Jugar con { $name }
packs-download-csv = Descargar en CSV
packs-download = Descargar en texto
packs-delete = Borrar { $name }
packs-delete-sure = Las salas que lo usan y las repeticiones lo conservan.
packs-keep = Conservar
packs-deleted = { $name } se ha borrado.
packs-bring = Trae las tuyas
packs-help-questions = Una tabla de hoja de cálculo (CSV), GIFT de Moodle o JSON de Open Trivia DB. Una tabla tiene las columnas question, right, wrong1, wrong2, wrong3 y, si quieres, category, difficulty y explanation.
packs-help-words = Una palabra por línea. Escribe palabra = también | también para aceptar otras respuestas.
packs-called = Nombre
packs-unnamed-questions = Mis preguntas
packs-unnamed-words = Mis palabras
packs-in-language = Idioma
packs-paste-questions = Pegar preguntas
packs-paste-words = Pegar palabras
packs-file = O elegir un archivo
packs-send = Revisar y tomar
packs-line = Línea { $line }:
packs-offline = No se puede llegar a la casa. Inténtalo de nuevo en un momento.
packs-results-file = Resultados en CSV
packs-count-questions = { $count ->
    [one] una pregunta
   *[other] { $count } preguntas
}
packs-count-words = { $count ->
    [one] una palabra
   *[other] { $count } palabras
}
packs-taken-questions = { $count ->
    [one] Una pregunta tomada
   *[other] { $count } preguntas tomadas
}, leído como { $form }.
packs-taken-words = { $count ->
    [one] Una palabra tomada.
   *[other] { $count } palabras tomadas.
}

real-name-rule = Pedir nombres reales
real-name-rule-about = Solo tú los ves. Salen en los resultados de un cuestionario.
real-name-yours = Tu nombre real, solo para quien es dueño de la sala
real-name-tell = Decir
real-name-told = Dicho. Nadie más lo ve.
real-name-list = Nombres reales, solo para ti
