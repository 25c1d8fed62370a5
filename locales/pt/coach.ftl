## What the coach says, in the terminal and on pages

coach-best = O melhor
coach-good = Bom
coach-loose = Impreciso
coach-impossible = Impossível
coach-exact = Todos os valores são exatos.
coach-reached = Os valores vêm da melhor estratégia conhecida; não se sabe se existe uma melhor.
coach-estimated = Alguns valores são estimativas.
coach-too-many = Restam códigos demais para indicar o melhor palpite.
coach-better = { $guess } era melhor; palpites poupados em média: { $loss }.
coach-luck = Sorte: { $luck }.
coach-nothing-better = Não havia palpite melhor.
coach-only-code-left = Era o único código que restava.
coach-other-only-code = Só restava { $code }.
coach-repeated = É igual ao palpite { $guess }.
coach-too-many-of = Já não podia ser o código: segundo o palpite { $guess }, { $most ->
    [0] { $symbol } não está no código
    [one] { $symbol } aparece no máximo { $most } vez
   *[other] { $symbol } aparece no máximo { $most } vezes
}.
coach-too-few-of = Já não podia ser o código: segundo o palpite { $guess }, { $least ->
    [one] { $symbol } aparece pelo menos { $least } vez
   *[other] { $symbol } aparece pelo menos { $least } vezes
}.
coach-not-there = Já não podia ser o código: segundo o palpite { $guess }, { $symbol } não está na posição { $place }.
coach-contradicts = Já não podia ser o código: com ele, o palpite { $guess } teria recebido { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
} e { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}.
coach-coarser = { $largest ->
    [one] Podia restar { $largest } código
   *[other] Podiam restar { $largest } códigos
}; com o melhor palpite, no máximo { $best }.
coach-fewer-parts = Este palpite separa os códigos em { $parts ->
    [one] { $parts } grupo
   *[other] { $parts } grupos
}; o melhor, em { $best }.
coach-less = Em média, outro palpite era melhor.
coach-unknown = Restavam códigos demais para avaliar.
hint-look = Há algo certo. Palpites para ver de novo: { $proof }.
hint-absent = { $symbol } não está no código. Prova (palpites): { $proof }.
hint-present = { $symbol } está no código. Prova (palpites): { $proof }.
hint-there = { $symbol } está na posição { $place }. Prova (palpites): { $proof }.
hint-not-there = { $symbol } não está na posição { $place }. Prova (palpites): { $proof }.
hint-guess = Um bom palpite: { $guess }
code-hint-count = { $codes ->
    [one] Resta { $codes } código possível.
   *[other] Restam { $codes } códigos possíveis.
}
code-hint-at-least = Restam pelo menos { $codes } códigos possíveis.
code-hint-about = Restam cerca de { $codes } códigos possíveis.
