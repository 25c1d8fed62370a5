# Perguntas e palavras próprias, e o que quem ensina precisa.

packs-title = Perguntas e palavras
packs-for = Para quê
packs-questions = Perguntas
packs-words = Palavras para desenhar
packs-line-questions = Perguntas: { $what }
packs-line-words = Palavras: { $what }
packs-of-house = { $language }, da casa
packs-of-host = um pacote do anfitrião
packs-choose = Escolher outras
packs-close = Pronto
packs-shipped = Incluídas na casa
packs-own = As suas
packs-none = Você ainda não trouxe nenhuma.
packs-play = Jogar com { $name }
packs-download-csv = Baixar em CSV
packs-download = Baixar em texto
packs-delete = Apagar { $name }
packs-delete-sure = As salas que jogam com ele e os replays o mantêm.
packs-keep = Manter
packs-deleted = { $name } foi apagado.
packs-bring = Traga as suas
packs-help-questions = Uma tabela de planilha (CSV), GIFT do Moodle ou JSON do Open Trivia DB. Uma tabela tem as colunas question, right, wrong1, wrong2, wrong3 e, se você quiser, category, difficulty e explanation.
packs-help-words = Uma palavra por linha. Escreva palavra = também | também para aceitar outras respostas.
packs-called = Nome
packs-unnamed-questions = Minhas perguntas
packs-unnamed-words = Minhas palavras
packs-in-language = Idioma
packs-paste-questions = Colar perguntas
packs-paste-words = Colar palavras
packs-file = Ou escolher um arquivo
packs-send = Verificar e trazer
packs-line = Linha { $line }:
packs-offline = Não dá para falar com a casa. Tente de novo daqui a pouco.
packs-results-file = Resultados em CSV
packs-count-questions = { $count ->
    [one] uma pergunta
   *[other] { $count } perguntas
}
packs-count-words = { $count ->
    [one] uma palavra
   *[other] { $count } palavras
}
packs-taken-questions = { $count ->
    [one] Uma pergunta trazida
   *[other] { $count } perguntas trazidas
}, lido como { $form }.
packs-taken-words = { $count ->
    [one] Uma palavra trazida.
   *[other] { $count } palavras trazidas.
}

real-name-rule = Pedir nomes verdadeiros
real-name-rule-about = Só você os vê. Eles aparecem nos resultados de um quiz.
real-name-yours = Seu nome verdadeiro, só para quem é dono da sala
real-name-tell = Dizer
real-name-told = Dito. Ninguém mais vê.
real-name-list = Nomes verdadeiros, só para você
