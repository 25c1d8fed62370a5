# Perguntas e palavras em arquivos: o que está errado neles e os comandos que tratam deles.

## Findings

content-not-utf8 = Esta linha não está em UTF-8. Grave o arquivo em UTF-8.
content-too-large = O arquivo passa de { $most } bytes. Divida-o.
content-byte-order-mark = O arquivo começa com uma marca de codificação invisível. Grave-o em UTF-8 sem BOM.
content-syntax = JSON incorreto na coluna { $column }: { $why }.
content-not-an-object = Aqui devem estar campos entre chaves, { "{" } e { "}" }.
content-unknown-field = O campo “{ $field }” não existe. Retire-o ou corrija o nome.
content-missing-field = Falta o campo “{ $field }”.
content-repeated-field = O campo “{ $field }” aparece duas vezes.
content-wanted-words = “{ $field }” deve ser um texto entre aspas.
content-wanted-flag = “{ $field }” deve ser true ou false.
content-wanted-options = “{ $field }” deve ser uma lista de quatro textos.
content-wanted-questions = “{ $field }” deve ser uma lista de perguntas.
content-empty = “{ $field }” está vazio.
content-too-long = “{ $field }” tem { $found } caracteres; no máximo { $most }.
content-unknown-difficulty = “{ $found }” não é uma dificuldade. Use easy, medium ou hard.
content-unknown-right = “{ $found }” não é um lugar. Use A, B, C ou D.
content-unknown-language = “{ $found }” não é um código de língua, como pt ou pt-BR.
content-other-language = A língua é “{ $found }”, mas a pasta chama-se “{ $folder }”.
content-bad-id = “{ $found }” não pode ser um identificador: use letras minúsculas, algarismos e hífens, no máximo { $most }.
content-repeated-id = Outra pergunta tem este identificador: { $first }.
content-repeated-question = Isto já é perguntado: { $first }.
content-same-options = A opção “{ $option }” aparece duas vezes.
content-control = “{ $field }” tem um caractere de controle. Retire-o.
content-leak = A pergunta diz a própria resposta, “{ $option }”.
content-no-explanation = Não há explicação. Basta uma frase.
content-no-full-stop = A explicação não termina como uma frase.
content-many-sentences = A explicação tem mais de uma frase.
content-no-ground = Não há “because”. Diga em que o fato se apoia.
content-place-uneven = { $share } % das respostas certas estão em { $place }; o justo é de { $least } a { $most } %.
content-longest-right = Em { $share } % das perguntas a resposta certa é a mais longa; o justo é no máximo { $most } %.
content-difficulty-uneven = { $share } % das perguntas são “{ $difficulty }”; o equilibrado é de { $least } a { $most } %.
content-category-uneven = “{ $category }” tem { $found ->
    [one] { $found } pergunta
   *[other] { $found } perguntas
}; a maior categoria, { $largest }.
content-straight-quote = O sinal { $found } é reto. Use ’ ou as aspas da língua.
content-foreign-quotes = { $found } é uma aspa de outra língua. Use { $wanted }.
content-unpaired = { $open } e { $close } não vêm aos pares.
content-narrow-space = Falta um espaço estreito inseparável (U+202F) junto de { $mark }.
content-double-space = Há dois espaços seguidos.
content-edge-space = Há um espaço no começo ou no fim.
content-invisible = Há um caractere invisível, { $code }.
content-not-composed = Uma letra e o seu acento são dois caracteres. Grave o texto na forma NFC.
content-dots = Use o sinal … em vez de três pontos.
content-accent = “{ $found }” escreve-se “{ $wanted }”.
content-unknown-level = “{ $found }” não é um nível. Chame o arquivo de easy.txt, medium.txt ou hard.txt.
content-no-level = Esta língua não tem { $level }.txt.
content-blank-line = Esta linha está vazia.
content-entry-form = Escreva uma palavra, ou uma palavra com os sinônimos: palavra = sinônimo, sinônimo.
content-undrawable = “{ $word }” ou um dos sinônimos está vazio, tem caracteres estranhos ou passa de { $most } caracteres.
content-repeated-word = “{ $word }” já está na lista: { $first }.
content-many-words = “{ $word }” tem palavras demais; no máximo { $most }.
content-shouted = “{ $word }” está em maiúsculas. Use minúsculas.
content-capitals = { $share } % das palavras começam com maiúscula. Deixe-a para os nomes próprios.
content-article = “{ $word }” começa com um artigo. Retire-o.
content-odd-sign = { $sign } não deve estar em “{ $word }”.
content-region = “{ $word }” chama-se “{ $other }” em outros lugares. Aceite-o também.
content-spelling = Nenhum dicionário tem a palavra “{ $word }”.

## The commands

content-advice = conselho
content-nothing = Não há perguntas nem palavras em { $path }. Indique uma pasta que contenha “trivia” ou “words”, ou um arquivo .json ou .txt.
content-too-many-files = Há mais de { $most } arquivos em { $path }. Indique uma pasta menor.
content-read = { $questions ->
    [0] Nenhuma pergunta
    [one] { $questions } pergunta
   *[other] { $questions } perguntas
} e { $words ->
    [0] nenhuma palavra
    [one] { $words } palavra
   *[other] { $words } palavras
} ao todo.
content-result = { $errors ->
    [0] Nenhum erro
    [one] { $errors } erro
   *[other] { $errors } erros
}, { $advice ->
    [0] nenhum conselho
    [one] { $advice } conselho
   *[other] { $advice } conselhos
}.
content-no-dictionary = A ortografia não foi verificada para { $languages }: faltam aqui o Hunspell ou os dicionários { $dictionaries }.
content-list-questions = { $questions } perguntas em { $categories } categorias: { $easy } fáceis, { $medium } médias, { $hard } difíceis; { $local } locais
content-list-words = { $words } palavras: { $easy } fáceis, { $medium } médias, { $hard } difíceis
