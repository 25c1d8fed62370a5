## What the coach says, in the terminal and on pages

coach-best = El mejor
coach-good = Bueno
coach-loose = Impreciso
coach-impossible = Imposible
coach-exact = Todos los valores son exactos.
coach-reached = Los valores vienen de la mejor estrategia conocida; no se sabe si hay otra mejor.
coach-estimated = Algunos valores son estimaciones.
coach-too-many = Quedan demasiados códigos para señalar el mejor intento.
coach-better = { $guess } era mejor: { $loss } intentos menos en promedio.
coach-luck = Suerte: { $luck }.
coach-nothing-better = Aquí no había nada mejor.
coach-only-code-left = Era el único código que quedaba.
coach-other-only-code = Solo quedaba { $code }.
coach-repeated = Es otra vez el intento { $guess }.
coach-too-many-of = Ya no podía ser el código: según el intento { $guess }, { $most ->
    [0] { $symbol } no está en el código
    [one] { $symbol } aparece como máximo una vez
   *[other] { $symbol } aparece como máximo { $most } veces
}.
coach-too-few-of = Ya no podía ser el código: según el intento { $guess }, { $least ->
    [one] { $symbol } aparece al menos una vez
   *[other] { $symbol } aparece al menos { $least } veces
}.
coach-not-there = Ya no podía ser el código: según el intento { $guess }, { $symbol } no está en la posición { $place }.
coach-contradicts = Ya no podía ser el código: con él, el intento { $guess } habría dado { $exact ->
    [one] { $exact } exacto
   *[other] { $exact } exactos
} y { $misplaced ->
    [one] { $misplaced } descolocado
   *[other] { $misplaced } descolocados
}.
coach-coarser = { $largest ->
    [one] Podía quedar un código
   *[other] Podían quedar { $largest } códigos
}; con el mejor intento, { $best } como máximo.
coach-fewer-parts = Separaba los códigos en { $parts ->
    [one] un grupo
   *[other] { $parts } grupos
}; el mejor intento, en { $best }.
coach-less = Otro intento era mejor en promedio.
coach-unknown = Quedaban demasiados códigos para valorarlo.
hint-look = Hay algo seguro. Intentos para mirar de nuevo: { $proof }.
hint-absent = { $symbol } no está en el código. Intentos que lo demuestran: { $proof }.
hint-present = { $symbol } está en el código. Intentos que lo demuestran: { $proof }.
hint-there = { $symbol } está en la posición { $place }. Intentos que lo demuestran: { $proof }.
hint-not-there = { $symbol } no está en la posición { $place }. Intentos que lo demuestran: { $proof }.
hint-guess = Un buen intento: { $guess }
code-hint-count = { $codes ->
    [one] Queda un código posible.
   *[other] Quedan { $codes } códigos posibles.
}
code-hint-at-least = Quedan al menos { $codes } códigos posibles.
code-hint-about = Quedan unos { $codes } códigos posibles.
