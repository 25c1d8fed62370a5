# Rabisco: desenhar e adivinhar.

## Desenhar e adivinhar

sketch-picks = { $name } escolhe uma palavra.
sketch-draws = { $name } desenha.
sketch-draws-now = desenha
sketch-your-turn = Sua vez: escolha uma palavra.
sketch-pick = O que você vai desenhar?
sketch-pick-otherwise = Em { $seconds } s será “{ $word }”.
sketch-pass = Prefiro não desenhar
sketch-you-draw = Você desenha: { $word }.
sketch-you-draw-this = Você desenha
sketch-word-said = { $word }: { $count ->
    [one] 1 letra
   *[other] { $count } letras
}.
sketch-said-blank = vazio
sketch-said-gap = espaço
sketch-found = { $name } encontrou a palavra.
sketch-found-you = Você encontrou: { $word }.
sketch-has-found = encontrou a palavra
sketch-found-by = Quem encontrou: { $names }.
sketch-found-none = Ninguém encontrou.
sketch-was = A palavra era { $word }.
sketch-was-before = A palavra era
sketch-guess = Seu palpite
sketch-send = Enviar
sketch-inside = Só quem sabe a palavra lê isto.
sketch-near = Quase! Só você vê isto.
sketch-near-tag = (quase)
sketch-talk = Palpites e mensagens
sketch-tabs = Abaixo do desenho
sketch-tab-latest = Últimos
sketch-tab-talk = Tudo
sketch-tab-players = Jogadores
sketch-over = A partida acabou.
sketch-does-not-draw = não desenha
sketch-no-drawing = Eu não desenho
sketch-no-drawing-about = Sua vez é pulada. Você recebe a média do que se ganha desenhando.

## A tela e as ferramentas

sketch-paper = A tela
sketch-paper-of = { $name } desenha: { $count ->
    [0] nada ainda
    [one] 1 traço
   *[other] { $count } traços
}
sketch-paper-yours = Seu desenho: { $count ->
    [0] nada ainda
    [one] 1 traço
   *[other] { $count } traços
}
sketch-keys = Q lápis, W preencher, E borracha, 1 a 4 tamanho, Ctrl+Z desfazer.
sketch-tools = Ferramentas
sketch-colours = Cores
sketch-sizes = Tamanhos
sketch-size = Tamanho { $number }
sketch-tool-pencil = Lápis
sketch-tool-fill = Preencher
sketch-tool-eraser = Borracha
sketch-undo = Desfazer o último traço
sketch-clear = Apagar tudo
sketch-clear-ask = Apagar o desenho inteiro?
sketch-stop = Encerrar minha vez
sketch-colour-black = Preto
sketch-colour-slate = Ardósia
sketch-colour-grey = Cinza
sketch-colour-silver = Cinza-claro
sketch-colour-white = Branco
sketch-colour-brown = Marrom
sketch-colour-sand = Areia
sketch-colour-peach = Pêssego
sketch-colour-wine = Vinho
sketch-colour-red = Vermelho
sketch-colour-orange = Laranja
sketch-colour-yellow = Amarelo
sketch-colour-cream = Creme
sketch-colour-lime = Limão
sketch-colour-green = Verde
sketch-colour-forest = Verde-escuro
sketch-colour-turquoise = Turquesa
sketch-colour-sky = Azul-celeste
sketch-colour-blue = Azul
sketch-colour-navy = Azul-marinho
sketch-colour-violet = Violeta
sketch-colour-lilac = Lilás
sketch-colour-magenta = Magenta
sketch-colour-pink = Rosa

## O que o anfitrião pode fazer com um desenho

sketch-hide = Esconder o desenho
sketch-show = Mostrar de novo
sketch-show-on-screen = Mostrar no telão
sketch-skip = Pular esta vez
sketch-hidden = Este desenho está escondido.
sketch-hidden-words = O anfitrião escondeu. O jogo continua já.
sketch-hidden-yours = O anfitrião escondeu seu desenho de todos.
sketch-hidden-class = Aparece assim que o anfitrião olhar.
sketch-screen-more = { $count ->
    [one] e mais 1
   *[other] e mais { $count }
}

## Desenhos para guardar e rever

sketch-gallery = Os desenhos
sketch-gallery-none = Nada foi desenhado nesta partida.
sketch-picture = { $word }, desenho de { $name }
sketch-drawn-by = desenho de { $name }
sketch-save = Salvar “{ $word }” como imagem
sketch-save-short = Salvar como imagem
sketch-save-all = Salvar todos
sketch-saved = { $count ->
    [one] 1 imagem foi salva.
   *[other] { $count } imagens foram salvas.
}
sketch-replay = Os desenhos, traço a traço
sketch-replay-at = Desenho { $place } de { $of }
sketch-replay-back = O desenho anterior
sketch-replay-on = O próximo desenho
sketch-replay-play = Reproduzir
sketch-replay-pause = Parar
sketch-replay-time = Momento do desenho
sketch-replay-none = As palavras desta partida não estão mais aqui, ou nada foi desenhado.

## Sozinho

sketch-alone = Rabisco sozinho
sketch-alone-about = Um desenho é traçado de novo. Diga o que é antes do fim.
sketch-alone-found = { $count ->
    [0] Nenhum ainda
    [one] 1 acertado
   *[other] { $count } acertados
}
sketch-alone-next = Outro desenho
sketch-alone-tell = Diga a palavra
sketch-alone-room = Jogar com amigos numa sala
sketch-paper-redrawn = Um desenho traçado de novo
sketch-near-alone = Quase!
sketch-not-it = Não é “{ $guess }”.
