# Perguntas e palavras em arquivos: o que está errado neles e os comandos que tratam deles.

## Findings

content-not-utf8 = Esta linha não está em UTF-8. Grave o arquivo em UTF-8.
content-too-large = O arquivo passa de { $most } bytes. Divida-o.
content-byte-order-mark = O arquivo começa com uma marca de codificação invisível. Grave-o em UTF-8 sem BOM.
content-syntax = JSON inválido na coluna { $column }: { $why }.
content-not-an-object = Aqui devem vir campos entre chaves, { "{" } e { "}" }.
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
content-unknown-right = “{ $found }” não é uma posição. Use A, B, C ou D.
content-unknown-language = “{ $found }” não é um código de língua, como pt ou pt-BR.
content-other-language = A língua é “{ $found }”, mas a pasta chama-se “{ $folder }”.
content-bad-id = “{ $found }” não pode ser um identificador: use letras minúsculas, algarismos e hífens, no máximo { $most } caracteres.
content-repeated-id = Outra pergunta já tem este identificador: { $first }.
content-repeated-question = Esta pergunta já existe: { $first }.
content-same-options = A opção “{ $option }” aparece duas vezes.
content-control = “{ $field }” tem um caractere de controle. Retire-o.
content-leak = A própria pergunta revela a resposta, “{ $option }”.
content-no-explanation = Não há explicação. Basta uma frase.
content-no-full-stop = Falta o ponto final na explicação.
content-many-sentences = A explicação tem mais de uma frase.
content-no-ground = Falta o “because”. Diga em que se baseia a resposta.
content-place-uneven = { $share } % das respostas certas estão em { $place }; o ideal é de { $least } a { $most } %.
content-longest-right = Em { $share } % das perguntas, a resposta certa é a mais longa; o ideal é no máximo { $most } %.
content-difficulty-uneven = { $share } % das perguntas são “{ $difficulty }”; o ideal é de { $least } a { $most } %.
content-category-uneven = “{ $category }” { $found ->
    [0] não tem perguntas
    [one] tem { $found } pergunta
   *[other] tem { $found } perguntas
}; a maior categoria tem { $largest }.
content-straight-quote = O sinal { $found } é reto. Use ’ ou as aspas da língua.
content-foreign-quotes = As aspas { $found } são de outra língua. Use { $wanted }.
content-unpaired = Os sinais { $open } e { $close } não formam pares.
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
content-undrawable = “{ $word }” ou um dos sinônimos está em branco, tem caracteres estranhos ou passa de { $most } caracteres.
content-repeated-word = “{ $word }” já está na lista: { $first }.
content-many-words = “{ $word }” tem palavras demais; no máximo { $most }.
content-shouted = “{ $word }” está em maiúsculas. Use minúsculas.
content-capitals = { $share } % das palavras começam com maiúscula. Deixe as maiúsculas para os nomes próprios.
content-article = “{ $word }” começa com um artigo. Retire-o.
content-odd-sign = { $sign } não deve estar em “{ $word }”.
content-region = “{ $word }” chama-se “{ $other }” em outros lugares. Aceite também essa forma.
content-spelling = A palavra “{ $word }” não está em nenhum dicionário.

## Importações: por que um arquivo é recusado

import-utf16 = Este arquivo está em UTF-16. Grave em UTF-8.
import-unknown-form = Não é uma tabela com uma coluna “pergunta”, nem GIFT, nem JSON de perguntas.
import-markup = “{ $field }” tem etiquetas HTML. Tire-as.
import-true-or-false = É uma pergunta de verdadeiro ou falso. Dê uma resposta certa e três erradas.
import-other-kind = Esta pergunta não tem respostas para escolher. Dê uma resposta certa e três erradas.
import-options-number = Aqui há { $found ->
    [one] uma resposta
   *[other] { $found } respostas
}. Dê uma resposta certa e três erradas.
import-no-right = Nenhuma resposta está marcada como certa.
import-many-right = Mais de uma resposta está marcada como certa.
import-undecodable = “{ $field }” não está codificado como o resto do arquivo.
import-wanted-texts = “{ $field }” deve ser uma lista de textos.
import-open-brace = A chave { "{" } não é fechada antes da próxima linha vazia.
import-open-quote = Daqui em diante há aspas sem fechar.
import-no-column = Falta a coluna “{ $column }”.
import-repeated-column = A coluna “{ $column }” aparece duas vezes.
import-surplus-fields = Esta linha tem { $found } campos, mas há só { $columns } colunas. Ponha entre aspas um texto que tenha um separador.
import-many-questions = Daqui em diante há mais de { $most } perguntas. Divida o pacote.
import-long-list = Daqui em diante há mais de { $most } palavras. Divida a lista.
import-no-questions = Não há nenhuma pergunta nele.
import-no-words = Não há nenhuma palavra nele.
import-pasted-form = Escreva uma palavra, ou uma palavra com o que também é aceito: palavra = também | também.
import-more = { $more ->
    [one] Daqui em diante há mais uma coisa a corrigir.
   *[other] Daqui em diante há mais { $more } coisas a corrigir.
}

## The commands

content-advice = sugestão
content-nothing = Não há perguntas nem palavras em { $path }. Indique uma pasta que contenha “trivia” ou “words”, ou um arquivo .json ou .txt.
content-too-many-files = Há mais de { $most } arquivos em { $path }. Indique uma pasta menor.
content-read = Lido: { $questions ->
    [0] nenhuma pergunta
    [one] { $questions } pergunta
   *[other] { $questions } perguntas
} e { $words ->
    [0] nenhuma palavra
    [one] { $words } palavra
   *[other] { $words } palavras
}.
content-result = { $errors ->
    [0] Nenhum erro
    [one] { $errors } erro
   *[other] { $errors } erros
}, { $advice ->
    [0] nenhuma sugestão
    [one] { $advice } sugestão
   *[other] { $advice } sugestões
}.
content-no-dictionary = A ortografia não foi verificada para { $languages }: falta nesta máquina o Hunspell ou algum destes dicionários: { $dictionaries }.
content-list-questions = { $questions } perguntas em { $categories } categorias: { $easy } fáceis, { $medium } médias, { $hard } difíceis; { $local } locais
content-list-words = { $words } palavras: { $easy } fáceis, { $medium } médias, { $hard } difíceis

trivia-form = Lido como { $form }.
trivia-sound = { $questions ->
    [one] Uma pergunta
   *[other] { $questions } perguntas
} em { $categories ->
    [one] uma categoria
   *[other] { $categories } categorias
}; está tudo certo.
trivia-written = Escrito em { $path }.
trivia-refused = { $errors ->
    [one] Um erro
   *[other] { $errors } erros
}. Nada foi aceito.
