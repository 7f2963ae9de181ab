web-name = Pyramidion
web-pages = Σελίδες
web-page-start = Παιχνίδι
web-page-lobby = Αίθουσα
web-page-settings = Ρυθμίσεις
web-page-table = Τραπέζι
web-page-locked = Κλειστή παρέα
web-page-missing = Εδώ δεν υπάρχει τίποτα
web-skip = Μετάβαση στο περιεχόμενο
web-home = Στην αρχική σελίδα
web-close = Κλείσιμο
web-save = Αποθήκευση
web-menu = Μενού
web-loading = Στρώνεται το τραπέζι …
web-no-server = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
web-lost = Η σύνδεση χάθηκε μόλις τώρα. Δοκίμασε ξανά.
web-offline = Χωρίς σύνδεση. Προσπάθεια επιστροφής …

## Αρχή

web-start-title = Χτίσε. Εξερεύνησε. Φτάσε στην κορυφή.
web-start-words = Δύο παιχνίδια με πυραμίδες για σένα, τους φίλους σου και έξυπνα μποτ.
web-unofficial = Ανεπίσημο αφιέρωμα, με κανόνες γραμμένους με δικά μας λόγια και δικά μας σχέδια. Τα επιτραπέζια παιχνίδια αξίζουν την αγορά τους.
web-pick = Διάλεξε παιχνίδι
web-about-silver-gold = Εξερεύνησε πυραμίδες κουτάκι κουτάκι: όλοι μαρκάρουν ταυτόχρονα το ίδιο σχέδιο, ο καθένας με τον τρόπο του.
web-about-pyramido = Τοποθέτησε ντόμινο επίπεδο επίπεδο και φέρε στο φως θαμμένα πετράδια με τα χρώματα που φαίνονται.
web-players = { $least }–{ $most } παίκτες
web-who = Ποιοι παίζουν;
web-your-name = Το όνομά σου
web-guest = Επισκέπτης
web-their-name = Όνομα αυτού του παίκτη
web-player-n = Παίκτης { $number }
web-add-player = Πρόσθεσε παίκτη
web-remove-player = Αφαίρεσε τον παίκτη { $number }
web-solo = Ατομικό παιχνίδι εναντίον του Θρύλου.
web-seat-open = Ένας φίλος, με σύνδεσμο
web-seat-here = Ένα άτομο σε αυτή την οθόνη
web-seat-free = Ελεύθερη θέση
web-seat-bot = Μποτ: { $level }
web-bot-random = Περιπλανώμενος
web-bot-novice = Αρχάριος
web-bot-explorer = Εξερευνητής
web-bot-master = Δάσκαλος
web-option-deck = Στοίβα
web-option-deck-standard = Κανονική
web-option-deck-wandering = Περιπλάνηση
web-option-legend = Γίνε
web-option-legend-a = ένας Θρύλος
web-option-legend-the = Ο Θρύλος (πιο δύσκολο)
web-hints-allowed = Επιτρέπονται συμβουλές
web-public = Να φαίνεται το τραπέζι στην αίθουσα
web-start = Έναρξη παιχνιδιού
web-open-table = Άνοιξε τραπέζι

## Αίθουσα και αναμονή

web-lobby-words = Ανοιχτά τραπέζια όπου μπορείς να παίξεις ή να παρακολουθήσεις.
web-lobby-mine = Τα τραπέζια σου
web-lobby-empty = Κανένα τραπέζι δεν είναι ανοιχτό αυτή τη στιγμή. Άνοιξε το πρώτο.
web-free-seats =
    { $count ->
        [0] Καμία ελεύθερη θέση
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
web-status-playing = Παίζεται τώρα
web-status-over = Το παιχνίδι τελείωσε
web-go-back = Συνέχεια
web-go-join = Συμμετοχή
web-go-watch = Παρακολούθηση
web-go-result = Δες το αποτέλεσμα
web-waiting = Αναμονή για παίκτες …
web-waiting-full = Είναι όλοι εδώ. Ο οικοδεσπότης μπορεί να ξεκινήσει.
web-invite = Κάλεσε φίλους
web-invite-link = Σύνδεσμος για αυτό το τραπέζι
web-qr = Ο σύνδεσμος για αυτό το τραπέζι ως κωδικός QR
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-copy-link = Αντιγραφή συνδέσμου
web-sit = Κάθισε εδώ
web-leave = Σήκω

## Ρυθμίσεις

web-language = Γλώσσα
web-theme = Θέμα
web-theme-system = Όπως η συσκευή
web-theme-light = Μέρα
web-theme-dark = Νύχτα
web-motion = Κινήσεις
web-motion-system = Όπως η συσκευή
web-motion-on = Ναι
web-motion-off = Όχι
web-sound = Ήχοι
web-angle = Πυραμίδες υπό γωνία
web-ask-confirm = Επιβεβαίωση πριν παιχτεί μια κίνηση
web-pace = Τα μποτ παίζουν με την άνεσή τους
web-plain = Κινήσεις σε λίστα αντί για σχεδιασμένο ταμπλό
web-you = Εσύ
web-device = Άλλη συσκευή
web-device-words = Με έναν κωδικό μια άλλη συσκευή γίνεται ο ίδιος παίκτης, ώστε να βρεις εκεί τα παιχνίδια σου.
web-make-code = Δημιουργία κωδικού
web-code = Κωδικός
web-use-code = Χρήση κωδικού
web-code-holds =
    { $minutes ->
        [one] ισχύει { $minutes } λεπτό, μία φορά
       *[other] ισχύει { $minutes } λεπτά, μία φορά
    }
web-locked-words = Όποιος φιλοξενεί αυτά τα τραπέζια ανοίγει σε όσους ξέρουν τον κωδικό.
web-password = Κωδικός πρόσβασης
web-wrong-password = Δεν είναι αυτός ο κωδικός πρόσβασης.
web-enter = Είσοδος

## Στο τραπέζι

web-beside = Παίκτες, ιστορικό και συζήτηση
web-now = Τώρα
web-actions = Ενέργειες
web-your-turn = Σειρά σου
web-turn-of = Σειρά: { $name }
web-not-your-turn = Δεν είναι η σειρά σου
web-watching = Παρακολουθείς
web-wait-for = Αναμονή: { $names }.
web-choose = Διάλεξε μία από τις κινήσεις παρακάτω.
web-confirm-now = Επιβεβαίωσε ή πάρε το πίσω.
web-confirm-added = { $added }. Επιβεβαίωσε ή πάρε το πίσω.
web-undo = Αναίρεση
web-confirm = Επιβεβαίωση
web-hint = Συμβουλή
web-thinking = Σκέφτεται …
web-hint-title = Τι θα έκανε ο Δάσκαλος
web-hint-words = Πώς θα τελειώσει πιθανότατα η παρτίδα. Η μπάρα δείχνει πόσο μπορεί να διαφέρει.
web-hint-worth =
    { $side ->
        [ahead] { $points } πόντους μπροστά
        [behind] { $points } πόντους πίσω
       *[level] ισοπαλία
    } · { $chance } για νίκη
web-seats = Παίκτες
web-is-bot = Μποτ
web-acting = παίζει τώρα
web-legend = Ο Θρύλος
web-enlarge = Μεγέθυνση για { $name }
web-points =
    { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
web-watchers =
    { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }
web-gone = Χωρίς σύνδεση.
web-replace = Ας συνεχίσει ένα μποτ
web-stands-in = Ένα μποτ παίζει στη θέση: { $name }.
web-reclaim = Πάρε πίσω τη θέση
web-since = Από τον τελευταίο γύρο σου
web-log = Τι έγινε
web-log-all = Όλα
web-log-empty = Τίποτα ακόμη.
web-chat = Συζήτηση
web-chat-empty = Κανείς δεν έχει πει κάτι ακόμη.
web-chat-say = Πες κάτι
web-chat-send = Αποστολή
web-curtain = Δώσε τη συσκευή: { $name }
web-curtain-words = Οι επιλογές των άλλων μένουν κρυφές ώσπου να τελειώσουν όλοι.
web-curtain-open = Εδώ { $name }
web-ask-back = Ζήτησε αναίρεση
web-back-asked = { $name }: ζητά να πάρει πίσω την τελευταία κίνηση.
web-back-waiting = Αναμονή άδειας για την αναίρεση: { $names }.
web-back-grant = Επιτρέπω
web-back-refuse = Αρνούμαι
web-back-withdraw = Απόσυρση
web-rules = Κανόνες
web-to-rule = Ο κανόνας { $clause }
web-record = Λήψη παρτίδας
web-leave-table = Φύγε από το τραπέζι
web-any-offers =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
web-any-search = Αναζήτηση στις κινήσεις
web-any-data = Το τραπέζι ως λίστα

## Το τέλος

web-you-win = Νίκησες!
web-wins =
    { $count ->
        [one] Νίκη: { $names }!
       *[other] Μοιράζονται τη νίκη: { $names }!
    }
web-legend-wins = Νικά ο Θρύλος.
web-place = { $place }ος
web-course = Η πορεία του παιχνιδιού
web-course-words = Πόντοι όλων των παικτών σε { $turns } βήματα· οι τελικοί είναι στο φύλλο σκοραρίσματος.
web-rematch = Ρεβάνς
web-join-rematch = Μπες στη ρεβάνς
web-new-game = Νέο παιχνίδι
web-fair = Πώς ελέγχεται το ανακάτεμα
web-fair-words = Πριν από την πρώτη κάρτα ο διακομιστής δημοσίευσε το SHA-256 του σπόρου. Υπολόγισε εκείνο του σπόρου παρακάτω και σύγκρινε.
web-seed = Σπόρος
web-commitment = Δημοσιεύτηκε πριν από το παιχνίδι
web-missing-title = Εδώ έχει μόνο άμμο
web-missing-page = Σε αυτή τη διεύθυνση δεν υπάρχει σελίδα.
web-missing-table = Αυτό το τραπέζι δεν υπάρχει ή έχει μαζευτεί.

## What the server refuses, by its rules

refused-ADVICE = Αυτή τη στιγμή δεν υπάρχει συμβουλή.
refused-BACK = Η κίνηση δεν μπορεί να αναιρεθεί τώρα.
refused-BOT = Δεν υπάρχει τέτοιο μποτ εδώ.
refused-BUSY = Σε αυτό το τραπέζι γίνονται πολλά μαζί. Δοκίμασε ξανά.
refused-FAULT = Κάτι πήγε στραβά στον διακομιστή. Το σφάλμα καταγράφηκε.
refused-GAME = Δεν υπάρχει τέτοιο παιχνίδι εδώ.
refused-GUEST = Διάλεξε πρώτα ένα όνομα.
refused-HTTP = Ο διακομιστής δεν κατάλαβε αυτό το αίτημα.
refused-LESSON = Δεν υπάρχει τέτοιο μάθημα.
refused-LIMIT = Έχεις πάρα πολλές παρτίδες σε εξέλιξη. Τελείωσε πρώτα κάποιες.
refused-LINK = Αυτός ο κωδικός δεν ισχύει πια. Φτιάξε έναν νέο.
refused-NO-TABLE = Αυτό το τραπέζι δεν υπάρχει ή έχει μαζευτεί.
refused-ORIGIN = Αυτό το αίτημα ήρθε από σελίδα άλλου ιστότοπου.
refused-PASSWORD = Αυτός ο διακομιστής ζητά πρώτα κωδικό πρόσβασης.
refused-RATE = Λίγο πιο αργά. Περίμενε μια στιγμή και δοκίμασε ξανά.
refused-REC = Η παρτίδα δεν διαβάζεται: στο αρχείο κάτι λείπει ή δεν ταιριάζει.
refused-RECORD = Μια παρτίδα μπορεί να εξεταστεί μόνο αφού τελειώσει.
refused-SEAT = Αυτή η θέση δεν το επιτρέπει: είναι πιασμένη, δεν είναι δική σου ή παίζει σε αυτήν ένα μποτ.
refused-STORE = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Δοκίμασε ξανά.
refused-TABLE = Το τραπέζι δεν το επιτρέπει τώρα: υπάρχει ελεύθερη θέση, η παρτίδα έχει αρχίσει ή τελειώσει, ή μπορεί να το κάνει μόνο ο οικοδεσπότης.
refused-TOKEN = Δεν υπάρχει τέτοιο διακριτικό εδώ ή έχει πια λήξει.
refused-TURN = Το τραπέζι άλλαξε στο μεταξύ. Κοίτα ξανά το ταμπλό σου.
refused-WIRE = Ο διακομιστής δεν κατάλαβε αυτό το μήνυμα. Φόρτωσε ξανά τη σελίδα.
refused-other = Ο διακομιστής δεν το επιτρέπει τώρα.
