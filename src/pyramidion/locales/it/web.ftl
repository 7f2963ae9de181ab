web-name = Pyramidion
web-pages = Pagine
web-page-start = Gioca
web-page-lobby = Sala
web-page-settings = Impostazioni
web-page-table = Tavolo
web-page-locked = Cerchia privata
web-page-missing = Qui non c’è nulla
web-skip = Vai al contenuto
web-home = Alla pagina iniziale
web-close = Chiudi
web-save = Salva
web-menu = Menu
web-loading = Si apparecchia il tavolo …
web-no-server = Il server non risponde. Riprova tra un momento.
web-lost = La connessione si è interrotta proprio ora. Riprova.
web-offline = Nessuna connessione. Tentativo di ritorno …

## Inizio

web-start-title = Costruisci. Esplora. Arriva in cima.
web-start-words = Due giochi di piramidi per te, i tuoi amici e bot ingegnosi.
web-unofficial = Un omaggio non ufficiale, con regole scritte con parole proprie e disegni originali. I giochi in scatola meritano l’acquisto.
web-pick = Scegli un gioco
web-about-silver-gold = Esplora le piramidi casella per casella: tutti segnano insieme la stessa configurazione, ognuno a modo suo.
web-about-pyramido = Posa le Tessere Domino livello dopo livello e riporta alla luce le gemme sepolte con i colori in vista.
web-players = { $least }–{ $most } giocatori
web-who = Chi gioca?
web-your-name = Il tuo nome
web-guest = Ospite
web-their-name = Nome di questo giocatore
web-player-n = Giocatore { $number }
web-add-player = Aggiungi un giocatore
web-remove-player = Togli il giocatore { $number }
web-solo = In solitario contro LA Leggenda.
web-seat-open = Un amico, tramite link
web-seat-here = Una persona a questo schermo
web-seat-free = Posto libero
web-seat-bot = Bot: { $level }
web-bot-random = Viandante
web-bot-novice = Novizio
web-bot-explorer = Esploratore
web-bot-master = Maestro
web-option-deck = Mazzo
web-option-deck-standard = Standard
web-option-deck-wandering = Errante
web-option-legend = Diventa
web-option-legend-a = una Leggenda
web-option-legend-the = LA Leggenda (più difficile)
web-hints-allowed = Permetti i suggerimenti
web-public = Mostra questo tavolo nella sala
web-start = Inizia la partita
web-open-table = Apri un tavolo

## Sala e attesa

web-lobby-words = Tavoli aperti a cui puoi unirti o assistere.
web-lobby-mine = I tuoi tavoli
web-lobby-empty = Nessun tavolo è aperto in questo momento. Inizia tu.
web-free-seats =
    { $count ->
        [0] Nessun posto libero
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-status-playing = Partita in corso
web-status-over = La partita è finita
web-go-back = Continua
web-go-join = Unisciti
web-go-watch = Guarda
web-go-result = Vedi il risultato
web-waiting = In attesa di giocatori …
web-waiting-full = Ci sono tutti. Chi ospita può iniziare.
web-invite = Invita gli amici
web-invite-link = Link a questo tavolo
web-qr = Il link a questo tavolo come codice QR
web-copy = Copia
web-copied = Copiato
web-copy-link = Copia il link
web-sit = Siediti qui
web-leave = Alzati

## Impostazioni

web-language = Lingua
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Notte
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-on = Attive
web-motion-off = Spente
web-sound = Suoni
web-angle = Guarda le piramidi di sbieco
web-ask-confirm = Chiedi conferma prima di giocare una mossa
web-pace = I bot si prendono il loro tempo
web-plain = Mosse in elenco invece del tavolo disegnato
web-you = Tu
web-device = Un altro dispositivo
web-device-words = Un codice rende un altro dispositivo lo stesso giocatore, così ritrovi lì le tue partite.
web-make-code = Crea un codice
web-code = Codice
web-use-code = Usa un codice
web-code-holds =
    { $minutes ->
        [one] vale { $minutes } minuto, una volta sola
       *[other] vale { $minutes } minuti, una volta sola
    }
web-locked-words = Chi ospita questi tavoli fa entrare chi conosce la password.
web-password = Password
web-wrong-password = La password non è questa.
web-enter = Entra

## Al tavolo

web-beside = Giocatori, cronaca e chat
web-now = Adesso
web-actions = Azioni
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-not-your-turn = Non tocca a te
web-watching = Stai guardando
web-wait-for = In attesa di { $names }.
web-choose = Scegli una delle mosse qui sotto.
web-confirm-now = Conferma, oppure torna indietro.
web-confirm-added = { $added }. Conferma, oppure torna indietro.
web-undo = Annulla
web-confirm = Conferma
web-hint = Aiuto
web-thinking = Sta pensando …
web-hint-title = Che cosa farebbe il Maestro
web-hint-words = Come finirà probabilmente la partita. La barra mostra quanto può variare.
web-hint-worth =
    { $side ->
        [ahead] { $points } punti avanti
        [behind] { $points } punti indietro
       *[level] in parità
    } · { $chance } di vincere
web-seats = Giocatori
web-is-bot = Bot
web-acting = deve giocare
web-legend = La Leggenda
web-enlarge = Ingrandisci la plancia di { $name }
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
web-gone = Non connesso.
web-replace = Fai giocare un bot
web-stands-in = Un bot gioca per { $name }.
web-reclaim = Riprendi il posto
web-since = Dal tuo ultimo turno
web-log = Che cosa è successo
web-log-all = Tutto
web-log-empty = Ancora nulla.
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-curtain = Passa il dispositivo a { $name }
web-curtain-words = Le scelte degli altri restano nascoste finché tutti hanno finito.
web-curtain-open = Sono { $name }
web-ask-back = Chiedi di tornare indietro
web-back-asked = { $name } vorrebbe annullare l’ultima mossa.
web-back-waiting = In attesa che { $names } lo permetta.
web-back-grant = Permetti
web-back-refuse = Rifiuta
web-back-withdraw = Ritira
web-rules = Regole
web-to-rule = La regola { $clause }
web-record = Scarica la partita
web-leave-table = Lascia il tavolo
web-any-offers =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
web-any-search = Cerca tra le mosse
web-any-data = Il tavolo come elenco

## La fine

web-you-win = Hai vinto!
web-wins =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
web-legend-wins = Vince la Leggenda.
web-place = { $place }º
web-course = L’andamento della partita
web-course-words = Punti di tutti i giocatori in { $turns } passi; quelli finali sono nella carta segnapunti.
web-rematch = Rivincita
web-join-rematch = Unisciti alla rivincita
web-new-game = Nuova partita
web-fair = Come verificare il mescolamento
web-fair-words = Prima della prima carta il server ha pubblicato lo SHA-256 del seme. Calcola quello del seme qui sotto e confronta.
web-seed = Seme
web-commitment = Pubblicato prima della partita
web-missing-title = Qui c’è solo sabbia
web-missing-page = A questo indirizzo non c’è alcuna pagina.
web-missing-table = Questo tavolo non esiste, oppure è stato sparecchiato.

## What the server refuses, by its rules

refused-ADVICE = In questo momento non c’è nessun aiuto.
refused-BACK = Adesso la mossa non si può annullare.
refused-BOT = Qui non c’è nessun bot di questo tipo.
refused-BUSY = A questo tavolo succedono troppe cose insieme. Riprova.
refused-FAULT = Qualcosa è andato storto sul server. L’errore è stato annotato.
refused-GAME = Qui non c’è nessun gioco con questo nome.
refused-GUEST = Prima scegli un nome.
refused-HTTP = Il server non ha capito questa richiesta.
refused-LESSON = Questa lezione non esiste.
refused-LIMIT = Hai troppe partite in corso. Prima finiscine qualcuna.
refused-LINK = Questo codice non vale più. Creane uno nuovo.
refused-NO-TABLE = Questo tavolo non esiste, oppure è stato sparecchiato.
refused-ORIGIN = Questa richiesta proviene dalla pagina di un altro sito.
refused-PASSWORD = Questo server chiede prima una password.
refused-RATE = Un po’ troppo in fretta. Aspetta un momento e riprova.
refused-REC = La partita non si può leggere: nel file manca qualcosa o qualcosa non torna.
refused-RECORD = Una partita si può riguardare solo quando è finita.
refused-SEAT = Questo posto non lo permette: è occupato, non è tuo, oppure ci gioca un bot.
refused-STORE = In questo momento il server non può salvare nulla. Riprova.
refused-TABLE = Adesso il tavolo non lo permette: c’è ancora un posto libero, la partita è già iniziata o finita, oppure può farlo solo chi ospita.
refused-TOKEN = Questo token qui non esiste, o è stato chiuso.
refused-TURN = Nel frattempo il tavolo è cambiato. Guarda di nuovo il tuo tabellone.
refused-WIRE = Il server non ha capito questo messaggio. Ricarica la pagina.
refused-other = Adesso il server non lo permette.
