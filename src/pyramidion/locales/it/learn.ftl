## Pages

web-page-learn = Imparare
web-page-rules = Regole
web-page-tutorial = Primi passi
web-page-replay = Rivedere
learn-title = Imparare e rivedere
learn-words = I primi passi in cinque minuti, le regole per clausole e ogni partita da rivedere.
learn-tutorials = Primi passi
learn-rules = Le regole
learn-replays = Rivedere una partita
learn-you = Tu
learn-no-server = Il server non risponde. Riprova tra un momento.

## Rules

learn-search = Cerca nelle regole
learn-found =
    { $count ->
        [0] Nessuna clausola ne parla.
        [one] { $count } clausola
       *[other] { $count } clausole
    }
learn-clause-link = Link a { $clause }

## Tutorials

learn-step = Passo { $step } di { $steps }
learn-go-on = Avanti
learn-go-back = Indietro
learn-your-turn = Tocca a te: segui ciò che brilla.
learn-not-this = Sarebbe possibile, ma qui proviamo altro: segui ciò che brilla.
learn-show-me = Fallo per me
learn-finished = Fatto! E ora una partita vera.
learn-play-now = Gioca
learn-again = Ancora una volta
learn-silver-gold-first = Silver & Gold: la tua prima piramide
learn-pyramido-first = Pyramido: i tuoi primi livelli
learn-pyramido-legend = Pyramido da soli: incontra la Leggenda

learn-silver-gold-first-welcome = Ogni carta che stai per vedere è una piramide. Entri in alto a sinistra, giri intorno ai muri e cerchi la Tomba Dorata in basso a destra. Chi la raggiunge completa la piramide: 10 punti.
learn-silver-gold-first-keep = Hai ricevuto quattro carte; tocca le due che tieni. Qui prendi la 15 e la 40: la 15 ha molti tesori lungo la via.
learn-silver-gold-first-pattern = La Spedizione mostra una L. Tutti segnano questa forma nello stesso momento, ruotata o specchiata a piacere. Le prime crocette di una carta comprendono il suo Ingresso. Tocca una delle caselle che brillano sulla carta 15: le segni tutte.
learn-silver-gold-first-cross = Hai segnato una Croce: ti dà subito un'altra casella, su una delle tue carte. Prendi la gemma rossa lì accanto.
learn-silver-gold-first-gems = Una gemma rossa e una verde fanno una coppia: 5 punti. Una gemma sola vale 1.
learn-silver-gold-first-single = La Spedizione ha mostrato un quadrato di quattro caselle. Entra solo nella carta 40, sopra un teschio, e i teschi costano punti. Al posto della forma puoi sempre segnare una sola casella, che qui è già scelta: comincia la carta 40 dal suo Ingresso.
learn-silver-gold-first-touch = Le nuove crocette toccano di lato quelle di prima. Segna le tre in fila e prendi un'altra gemma rossa.
learn-silver-gold-first-skull = A volte la via passa per un teschio. Il primo costa 1 punto, ma ogni altro costa di più. Questa volta ne vale la pena.
learn-silver-gold-first-potion = Due caselle con una fiaccola e una pozione. Una fiaccola vale 5 punti, una volta in ognuno dei quattro round. La pozione fa sparire fino a due teschi.
learn-silver-gold-first-tomb = Ora raggiungi la Tomba Dorata: 10 punti, e la piramide è completata.
learn-silver-gold-first-replace = Per una piramide completata prendi una carta nuova: una delle quattro dell'Offerta, o una coperta. Prendi la carta 30.
learn-silver-gold-first-race = I colori sono una gara: ognuno ha tre riquadri, da 10, 6 e 3. Chi ha completato due, quattro o sei piramidi di un colore prende il migliore dei suoi riquadri rimasti.
learn-silver-gold-first-end = Quattro round di sette turni, poi si contano i punti. Non ti serve sapere altro!

learn-pyramido-first-welcome = Costruisci una piramide di tessere in quattro livelli. Dopo ogni livello spendi gemme per aree di un colore: ogni icona gemma visibile è un punto.
learn-pyramido-first-take-1 = Tre delle cinque pile sono scoperte. Prendi la tessera che brilla e con essa la gemma mitica, quella con l’occhio. Le gemme mitiche sono jolly: due valgono una gemma di qualsiasi colore. Ognuna che tieni è un punto a ogni livello.
learn-pyramido-first-open-1 = Ora scopri una delle tessere coperte. Il retro mostra i colori e quante icone ci sono.
learn-pyramido-first-place-1 = Posa la tua tessera: toccala dove brilla. La prima può stare ovunque.
learn-pyramido-first-take-2 = Anche la tua rivale ha preso e posato una tessera. Tocca di nuovo a te: tessera e gemma vengono sempre dallo stesso Spazio. Prendi la tessera che brilla e con essa una gemma rossa.
learn-pyramido-first-open-2 = Scoprine un'altra: tutti potranno prenderla.
learn-pyramido-first-place-2 = Ogni altra tessera del livello 1 ne tocca una precedente. Blocchi dello stesso colore che si toccano formano un'area: le aree grandi rendono di più per una gemma.
learn-pyramido-first-rest = Vai avanti e il resto del livello 1 viene posato per te: dieci tessere in una cornice di cinque per quattro. Puoi lasciare un buco, ma poi ci sta una tessera in meno.
learn-pyramido-first-areas = Il livello è completo; ora tutti attivano aree in segreto. Una gemma del suo colore, o due mitiche, e ogni icona visibile dell'area è un punto.
learn-pyramido-first-activate-1 = Attiva l'area arancione: tocca +1 per pagare una gemma del suo colore per la sua unica icona.
learn-pyramido-first-activate-2 = Paga tre gemme per un’area e conta due volte. Due gemme mitiche ne valgono una: con due rosse e due mitiche ne paghi tre. Usale qui.
learn-pyramido-first-done = Altre aree sono state attivate per te. Non devi spendere ogni gemma: se ne possono tenere fino a cinque. Tocca «Chiudi».
learn-pyramido-first-level = Livello 2! Comincia chi ha fatto meno punti. I suoi blocchi stanno sulle giunture del livello 1, e ciò che coprono non conta più.
learn-pyramido-first-above = Prendi la tessera che brilla e la sua gemma per il livello 2.
learn-pyramido-first-over = Posala dove copre poche icone e si unisce ai suoi colori: un'area continua di livello in livello, finché è visibile.
learn-pyramido-first-end = Il livello 2 ha sei tessere, il 3 tre e il 4 una; ognuno si conta come il primo. Vince il totale più alto. Non ti serve sapere altro!

learn-pyramido-legend-welcome = Da soli si gioca contro la Leggenda. Non costruisce: raccoglie gemme. Alla fine devi avere più punti di lei; la parità è della Leggenda.
learn-pyramido-legend-wants = La Leggenda ha una tessera, e vuole gemme nei colori delle due icone che porta.
learn-pyramido-legend-take-1 = Cominci come sempre: prendi la tessera che brilla, qui con la gemma mitica. Ciò che prendi tu, la Leggenda non può averlo.
learn-pyramido-legend-open-1 = Scopri una tessera. Pensa alla Leggenda: guarda i tre Spazi scoperti in ordine, dallo Spazio 1.
learn-pyramido-legend-place-1 = Posa la tua tessera: toccala dove brilla.
learn-pyramido-legend-legend-1 = Ora tocca alla Leggenda. Prende ogni gemma che vuole, uno Spazio dopo l'altro nello stesso ordine, e gemme mitiche per ciò che manca: due gemme al massimo.
learn-pyramido-legend-gathered-1 = Ha preso una gemma rossa e, in mancanza di una viola, una mitica. La tessera dello Spazio della sua ultima gemma è ora sulla sua pila: le sue icone sono ciò che la Leggenda vorrà adesso.
learn-pyramido-legend-take-2 = Il tuo secondo turno. Prendi la tessera che brilla, questa volta con la gemma verde.
learn-pyramido-legend-open-2 = Scoprine un'altra.
learn-pyramido-legend-place-2 = Posala accanto al suo colore.
learn-pyramido-legend-legend-2 = E di nuovo la Leggenda, dopo ogni tuo turno: dieci volte al livello 1, poi sei, tre e una.
learn-pyramido-legend-gathered-2 = Se non trovasse nessuna gemma, prenderebbe la prima tessera scoperta e pescherebbe una gemma dal sacchetto. Vai avanti: il resto del livello si gioca da sé.
learn-pyramido-legend-score = Il livello è pieno. Tu attivi aree come al solito; la Leggenda conta le sue gemme colorate per il numero del livello, e due punti per ogni mitica.
learn-pyramido-legend-end = Restituisce le gemme colorate e tiene le mitiche: contano di nuovo a ogni livello. Non lasciargliene troppe. Buona fortuna!

## Replay

learn-broken-line = Riga { $line } della partita:
learn-drop = Trascina qui un file di partita (.pyr), o aprine uno
learn-open = Apri un file
learn-ply = { $ply } di { $plies }
learn-position = Punto della partita
learn-first = All'inizio
learn-back = Un passo indietro
learn-play = Avvia
learn-pause = Pausa
learn-forward = Un passo avanti
learn-last = Alla fine
learn-speed = Velocità
learn-eyes = Vista da
learn-onlooker = Uno spettatore
learn-moments = Momenti
learn-moment-round = Round { $number }
learn-moment-level = Livello { $number }
learn-moment-big = { $name }: { $points } punti in un colpo
learn-moment-end = La fine
learn-share = Condividi con un link
learn-download = Scarica la partita
learn-keys = Le frecce fanno un passo, Inizio e Fine saltano, la barra spaziatrice avvia.
learn-look-back = Rivedi

## Analysis and hindsight

learn-analysis = Quanto è costato?
learn-analyse = Analizza la partita
learn-analysing-soon = Mi preparo a pensare …
learn-analysing = Sto pensando alla scelta { $done } di { $total } …
learn-course = I punti che ciascuno poteva aspettarsi, durante la partita
learn-costliest = Le scelte più costose
learn-no-cost = Nulla che il Maestro avrebbe fatto meglio.
learn-cost = è costata { $points } punti
learn-better-elsewhere = Meglio in un altro punto: «Mostra» lo indica.
learn-better = Meglio: { $line }
learn-no-more = Fermarsi qui.
learn-show = Mostra
learn-whose = Scelte di
learn-all-choices =
    { $count ->
        [one] L’unica scelta
       *[other] Tutte le { $count } scelte, una per una
    }
learn-unsure = (può essere fortuna)
learn-best = Il Maestro avrebbe fatto lo stesso.
learn-try-again = Riprova da qui
learn-try-again-words = Un nuovo tavolo continua da questa posizione, contro gli stessi bot; per le persone gioca il Maestro. Ciò che si pesca d’ora in poi si pesca di nuovo.
learn-try-again-as = Giochi al posto di
learn-try-again-against = Contro
learn-try-again-same = gli stessi di prima
learn-try-again-start = Comincia
learn-tried-again = riprovata
refused-AGAIN = Qui la partita è finita. Torna a una mossa precedente e riprova da lì.
learn-hindsight = Che cosa era possibile
learn-hindsight-words = Con le carte arrivate (in Pyramido: con le tessere e le gemme prese), sapendo tutto prima. Per il primo numero è stata trovata una linea; che nessuna dia più del secondo è dimostrato.
learn-exact = Esatto: { $points } era il massimo possibile.
learn-enclosed = Non esatto: una linea da { $found } è stata trovata e { $bound } è un limite dimostrato. Il massimo sta nel mezzo.
learn-scored = Ottenuti
learn-possible = Possibili
learn-bound = Mai più di

## One's own games

web-page-past = Le tue partite
learn-past-none = Ancora nessuna partita finita. Giocane una e la troverai qui.
learn-past-played = Giocate
learn-past-won = Vinte
learn-past-mean = In media
learn-past-best = Migliore
learn-past-course = Punti nel tempo
learn-past-against = Partite vinte, per avversario
learn-past-parts = I tuoi punti per origine, in media
learn-past-all = Tutte le partite
learn-past-export = Esporta tutte ({ $count })
learn-past-when = Quando
learn-past-points = Punti
learn-past-place = Posto
learn-past-recent = Ultime cinque
learn-past-streak = Vittorie di fila, al massimo
learn-past-lead = Vantaggio sul miglior rivale
learn-past-seconds = Tempo per mossa
learn-past-seconds-of = { $seconds } s
learn-past-began = Vinte da primo giocatore
learn-past-of = { $won } su { $played }
learn-past-by-round = I tuoi punti per round
learn-past-by-level = I tuoi punti per livello
learn-past-sheet = Sul tuo segnapunti, in media
learn-past-game = Gioco
learn-past-show-all = Mostra tutte e { $count }
learn-part-tombs = Piramidi
learn-part-torches = Fiaccole
learn-part-boxes = Riquadri
learn-part-gems = Gemme
learn-part-skulls = Teschi
learn-part-areas = Aree
learn-part-mythical = Gemme mitiche
