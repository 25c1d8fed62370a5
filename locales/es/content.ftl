# Preguntas y palabras en archivos: qué está mal en ellos y las órdenes que los tratan.

## Findings

content-not-utf8 = Esta línea no está en UTF-8. Guarda el archivo en UTF-8.
content-too-large = El archivo pasa de { $most } bytes. Divídelo.
content-byte-order-mark = El archivo empieza con una marca de codificación invisible. Guárdalo en UTF-8 sin BOM.
content-syntax = JSON incorrecto en la columna { $column }: { $why }.
content-not-an-object = Aquí van campos entre llaves, { "{" } y { "}" }.
content-unknown-field = No existe el campo «{ $field }». Quítalo o corrige su nombre.
content-missing-field = Falta el campo «{ $field }».
content-repeated-field = El campo «{ $field }» aparece dos veces.
content-wanted-words = «{ $field }» debe ser un texto entre comillas.
content-wanted-flag = «{ $field }» debe ser true o false.
content-wanted-options = «{ $field }» debe ser una lista de cuatro textos.
content-wanted-questions = «{ $field }» debe ser una lista de preguntas.
content-empty = «{ $field }» está vacío.
content-too-long = «{ $field }» tiene { $found } caracteres; el máximo es { $most }.
content-unknown-difficulty = «{ $found }» no es una dificultad. Usa easy, medium o hard.
content-unknown-right = «{ $found }» no es una posición. Usa A, B, C o D.
content-unknown-language = «{ $found }» no es un código de idioma, como «es» o «pt-BR».
content-other-language = El idioma es «{ $found }», pero la carpeta se llama «{ $folder }».
content-bad-id = «{ $found }» no puede ser un identificador: usa minúsculas, dígitos y guiones, { $most } como máximo.
content-repeated-id = Otra pregunta tiene este identificador: { $first }.
content-repeated-question = Esta pregunta ya está: { $first }.
content-same-options = La opción «{ $option }» aparece dos veces.
content-control = «{ $field }» tiene un carácter de control. Quítalo.
content-leak = La pregunta delata su respuesta, «{ $option }».
content-no-explanation = Falta la explicación. Basta con una frase.
content-no-full-stop = A la explicación le falta el punto final.
content-many-sentences = La explicación tiene más de una frase.
content-no-ground = Falta «because». Di en qué se apoya el dato.
content-place-uneven = El { $share } % de las respuestas correctas está en { $place }; lo justo es del { $least } al { $most } %.
content-longest-right = En el { $share } % de las preguntas la respuesta correcta es la más larga; lo justo es el { $most } % como máximo.
content-difficulty-uneven = El { $share } % de las preguntas son «{ $difficulty }»; lo equilibrado es del { $least } al { $most } %.
content-category-uneven = «{ $category }» tiene { $found ->
    [one] una pregunta
   *[other] { $found } preguntas
}; la categoría más grande, { $largest }.
content-straight-quote = El signo { $found } es recto. Usa ’ o las comillas del idioma.
content-foreign-quotes = { $found } es una comilla de otro idioma. Usa { $wanted }.
content-unpaired = { $open } y { $close } deben ir en pareja.
content-narrow-space = Falta un espacio fino de no separación (U+202F) junto a { $mark }.
content-double-space = Hay dos espacios seguidos.
content-edge-space = Hay un espacio al principio o al final.
content-invisible = Hay un carácter invisible, { $code }.
content-not-composed = Una letra y su acento van como dos caracteres. Guarda el texto en forma NFC.
content-dots = Usa el signo … en vez de tres puntos.
content-accent = «{ $found }» se escribe «{ $wanted }».
content-unknown-level = «{ $found }» no es un nivel. Llama al archivo easy.txt, medium.txt o hard.txt.
content-no-level = Este idioma no tiene { $level }.txt.
content-blank-line = Esta línea está vacía.
content-entry-form = Escribe una palabra, o una palabra con sus sinónimos: palabra = sinónimo, sinónimo.
content-undrawable = «{ $word }» o un sinónimo está en blanco, pasa de { $most } caracteres o tiene alguno no válido.
content-repeated-word = «{ $word }» ya está: { $first }.
content-many-words = «{ $word }» tiene demasiadas palabras; el máximo es { $most }.
content-shouted = «{ $word }» está en mayúsculas. Usa minúsculas.
content-capitals = El { $share } % de las palabras empieza con mayúscula. Déjala para los nombres propios.
content-article = «{ $word }» empieza con un artículo. Quítalo.
content-odd-sign = { $sign } sobra en «{ $word }».
content-region = «{ $word }» se llama «{ $other }» en otros lugares. Acepta también ese nombre.
content-spelling = La palabra «{ $word }» no está en ningún diccionario.

## Importaciones: por qué se rechaza un archivo

import-utf16 = Este archivo está en UTF-16. Guárdalo en UTF-8.
import-unknown-form = No es ni una tabla con una columna «pregunta», ni GIFT, ni JSON de preguntas.
import-markup = «{ $field }» tiene etiquetas HTML. Quítalas.
import-true-or-false = Es una pregunta de verdadero o falso. Da una respuesta correcta y tres incorrectas.
import-other-kind = Esta pregunta no tiene respuestas para elegir. Da una respuesta correcta y tres incorrectas.
import-options-number = Aquí hay { $found ->
    [one] una respuesta
   *[other] { $found } respuestas
}. Da una respuesta correcta y tres incorrectas.
import-no-right = Ninguna respuesta está marcada como correcta.
import-many-right = Más de una respuesta está marcada como correcta.
import-undecodable = «{ $field }» no está codificado como el resto del archivo.
import-wanted-texts = «{ $field }» debe ser una lista de textos.
import-open-brace = La llave { "{" } no se cierra antes de la siguiente línea vacía.
import-open-quote = Desde aquí hay unas comillas sin cerrar.
import-no-column = Falta la columna «{ $column }».
import-repeated-column = La columna «{ $column }» está dos veces.
import-surplus-fields = Esta fila tiene { $found } campos, pero solo hay { $columns } columnas. Pon entre comillas un texto que tenga un separador.
import-many-questions = Desde aquí hay más de { $most } preguntas. Divide el paquete.
import-long-list = Desde aquí hay más de { $most } palabras. Divide la lista.
import-no-questions = No contiene ninguna pregunta.
import-no-words = No contiene ninguna palabra.
import-pasted-form = Escribe una palabra, o una palabra con lo que también se acepta: palabra = también | también.
import-more = { $more ->
    [one] Desde aquí hay una cosa más que corregir.
   *[other] Desde aquí hay { $more } cosas más que corregir.
}

## The commands

content-advice = consejo
content-nothing = No hay preguntas ni palabras en { $path }. Indica una carpeta que contenga «trivia» o «words», o un archivo .json o .txt.
content-too-many-files = Hay más de { $most } archivos en { $path }. Indica una carpeta más pequeña.
content-read = { $questions ->
    [0] Ninguna pregunta
    [one] Una pregunta
   *[other] { $questions } preguntas
} y { $words ->
    [0] ninguna palabra
    [one] una palabra
   *[other] { $words } palabras
} en total.
content-result = { $errors ->
    [0] Ningún error
    [one] Un error
   *[other] { $errors } errores
}, { $advice ->
    [0] ningún consejo
    [one] un consejo
   *[other] { $advice } consejos
}.
content-no-dictionary = No se revisó la ortografía de { $languages }: en este equipo faltan Hunspell o los diccionarios { $dictionaries }.
content-list-questions = { $questions } preguntas en { $categories } categorías: { $easy } fáciles, { $medium } intermedias, { $hard } difíciles; { $local } locales
content-list-words = { $words } palabras: { $easy } fáciles, { $medium } intermedias, { $hard } difíciles

trivia-form = Leído como { $form }.
trivia-sound = { $questions ->
    [one] Una pregunta
   *[other] { $questions } preguntas
} en { $categories ->
    [one] una categoría
   *[other] { $categories } categorías
}; todo está bien.
trivia-written = Escrito en { $path }.
trivia-refused = { $errors ->
    [one] Un error
   *[other] { $errors } errores
}. No se ha tomado nada.
