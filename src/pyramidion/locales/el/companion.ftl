# Για όσους έχουν τα επιτραπέζια: σκοράρισμα, στοίβα εκστρατείας, δικές τους κάρτες, ο Θρύλος.

web-page-companion = Στο τραπέζι
companion-invite = Παίζεις με το επιτραπέζιο; Σκοράρισμα, στοίβα εκστρατείας και άλλα
companion-title = Βοηθός για τα επιτραπέζια
companion-words = Οι κάρτες στο τραπέζι, οι λογαριασμοί εδώ. Το σκοράρισμα και η στοίβα εκστρατείας δουλεύουν και χωρίς δίκτυο.
companion-game-silver-gold = Silver & Gold: Pyramids
companion-game-pyramido = Pyramido: Forgotten Treasures

## Το σκοράρισμα

companion-pad = Φύλλο σκοραρίσματος
companion-pad-words = Άγγιξε ό,τι δίνει πόντους: αθροίζεται αμέσως και λύνει τις ισοβαθμίες.
companion-new-sheet = Νέο φύλλο
companion-new-sheet-words = Σβήνονται όλα όσα γράφτηκαν· τα ονόματα μένουν.
companion-add-player = Πρόσθεσε παίκτη
companion-remove-player = Αφαίρεσε: { $name }
companion-players = Παίκτες και πόντοι
companion-player = Παίκτης { $number }
companion-name = Όνομα παίκτη { $number }
companion-total = Σύνολο
companion-less = Ένα λιγότερο: { $what }
companion-more = Ένα περισσότερο: { $what }
companion-add = { $factor ->
    [1] Πρόσθεσε { $number }
   *[other] Πρόσθεσε { $number } επί { $factor }
}
companion-entered = Γράφτηκαν: { $what }
companion-remove-term = { $factor ->
    [1] Αφαίρεσε το { $number }
   *[other] Αφαίρεσε το { $number }×{ $factor }
}
companion-mark = { $what }: { $mark }
companion-mark-taken = { $what }, το έχει: { $who }
companion-section-all = Κάρτα σκοραρίσματος
companion-section-level = Επίπεδο { $number }
companion-section-end = Αν υπάρχει ισοβαθμία
companion-rival-legend = Ο Θρύλος
companion-entry-silver-gold-completed = Συμπληρωμένες πυραμίδες
companion-entry-silver-gold-torches = Πυρσοί ανά γύρο
companion-entry-silver-gold-boxes = Κουτάκια των χρωμάτων
companion-entry-silver-gold-red = Κόκκινα πετράδια
companion-entry-silver-gold-green = Πράσινα πετράδια
companion-entry-silver-gold-skulls = Νεκροκεφαλές
companion-entry-pyramido-areas = Εικονίδια ενεργοποιημένων περιοχών
companion-entry-pyramido-mythical = Μυθικά πετράδια
companion-entry-pyramido-coloured = Χρωματιστά πετράδια
companion-entry-pyramido-gems = Πετράδια που έμειναν στο τέλος
companion-verdict-empty = Άγγιξε ό,τι δίνει πόντους: εδώ αθροίζεται.
companion-verdict = Προηγείται: { $who } με { $points } πόντους.
companion-verdict-tie = Ισοβαθμία στους { $points } πόντους: κερδίζει { $who }.
companion-verdict-shared = Μοιράζονται την πρώτη θέση με { $points } πόντους: { $who }.
companion-verdict-rival = Προηγείται: { $who } με { $points } πόντους.
companion-verdict-rival-tie = Στην ισοβαθμία κερδίζει ο Θρύλος.
companion-tie-silver-gold-card = Κρίνει η συμπληρωμένη κάρτα με τον μικρότερο αριθμό.
companion-tie-pyramido-gems = Κρίνουν τα περισσότερα πετράδια που έμειναν.
companion-tie-pyramido-level = Κρίνει το καλύτερο επίπεδο.

## Η στοίβα που αποκαλύπτεται

companion-keeper-silver-gold = Στοίβα εκστρατείας
companion-keeper-silver-gold-words = Αποκαλύπτει τα σχέδια για όλους και μετράει γύρους και σειρές.
companion-keeper-silver-gold-turn = Όλοι μαρκάρουν, μετά αντικαθίστανται οι συμπληρωμένες κάρτες και στο τέλος παίρνετε τα κουτάκια.
companion-begin = Αποκάλυψε την πρώτη κάρτα
companion-next = Επόμενη κάρτα
companion-next-round = Ανακάτεψε και άρχισε τον γύρο { $round }
companion-new-game = Νέο παιχνίδι
companion-new-game-words = Η στοίβα ανακατεύεται και αρχίζει από τον γύρο 1.
companion-not-begun = Όλες οι κάρτες είναι ανακατεμένες.
companion-round = Γύρος { $round } από { $rounds }
companion-turn = Σειρά { $turn } από { $turns }
companion-round-over = Ο γύρος { $round } τελειώνει μόλις όλοι πάρουν τα κουτάκια τους.
companion-deck-over = Ήταν η τελευταία κάρτα. Πάρτε τα τελευταία κουτάκια και μετρήστε τους πόντους.
companion-seen = Φάνηκαν σε αυτόν τον γύρο
companion-nothing-yet = Τίποτα ακόμα.
companion-left = { $count ->
    [one] Μένει στη στοίβα { $count } κάρτα
   *[other] Μένουν στη στοίβα { $count } κάρτες
}
companion-no-undo = Μια κάρτα που φάνηκε δεν επιστρέφει: η τύχη δεν αναιρείται.
companion-card-silver-gold-i2 = Δύο στη σειρά
companion-card-silver-gold-i3 = Τρία στη σειρά
companion-card-silver-gold-v3 = Γωνία των τριών
companion-card-silver-gold-l4 = L των τεσσάρων
companion-card-silver-gold-t4 = T των τεσσάρων
companion-card-silver-gold-o4 = Τετράγωνο των τεσσάρων

## Οι δικές μου κάρτες

companion-pieces-silver-gold = Οι δικές μου κάρτες πυραμίδας
companion-pieces-silver-gold-words = Πέρασε μία φορά τις κάρτες του κουτιού σου και παίξε εδώ με αυτές.
companion-pieces-pyramido = Τα δικά μου ντόμινο
companion-pieces-pyramido-words = Πέρασε μία φορά τα ντόμινο του κουτιού σου και παίξε εδώ με αυτά.
companion-piece-silver-gold = Κάρτα { $number }
companion-piece-pyramido = Ντόμινο { $number }
companion-import = Άνοιξε αρχείο
companion-export = Αποθήκευσε σε αρχείο
companion-start-anew = Από την αρχή
companion-start-anew-words = Σβήνονται όλα όσα πέρασες εδώ. Αν θέλεις να τα κρατήσεις, αποθήκευσέ τα πρώτα σε αρχείο.
companion-unchecked = Ο διακομιστής δεν απαντά. Ό,τι περνάς μένει εδώ και θα ελεγχθεί αργότερα.
companion-previous = Προηγούμενη
companion-following = Επόμενη
companion-not-entered = Δεν έχει περαστεί ακόμα: κάθε αλλαγή την περνά.
companion-piece-fine = Κανένα λάθος.
companion-piece-drop = Βγάλε την
companion-deck-name = Όνομα της σειράς, μία λέξη
companion-progress = Περάστηκαν { $done } από { $size }
companion-faults = Τι λείπει ακόμα
companion-use = Χρήση σε αυτόν τον διακομιστή
companion-used = Τώρα το { $name } επιλέγεται όταν ανοίγει τραπέζι.
companion-state-missing = { $piece }, δεν περάστηκε
companion-state-wrong = { $piece }, με λάθος
companion-state-done = { $piece }, περάστηκε
companion-tools = Τι να ζωγραφίσεις
companion-tools-words = Άγγιξε τα κουτάκια ή σύρε επάνω τους. Με πλήκτρα: βέλη και το γράμμα αυτού που μπαίνει εκεί.
companion-block = Τεμάχιο { $side }
companion-quarter = Εικονίδιο στο τεμάχιο { $side }, { $quarter }
companion-quarter-0 = πάνω αριστερά
companion-quarter-1 = πάνω δεξιά
companion-quarter-2 = κάτω αριστερά
companion-quarter-3 = κάτω δεξιά
companion-quarters-words = Άγγιξε ένα τέταρτο για να βάλεις ή να βγάλεις εικονίδιο. Το τεμάχιο A είναι αριστερά.
companion-fault-place = Εγγραφή αρ. { $place } του αρχείου: { $fault }
companion-fault-toml-at = Το αρχείο δεν είναι γραμμένο σε TOML: γραμμή { $line }, στήλη { $column }.
companion-fault-toml = Το αρχείο δεν είναι γραμμένο σε TOML.
companion-fault-empty = Δεν έχει περαστεί τίποτα ακόμα: από το αρχείο λείπει το [[{ $table }]].
companion-fault-tables = Ό,τι περνάς πρέπει να βρίσκεται κάτω από [[{ $table }]].
companion-fault-letters = Το όνομα μπορεί να έχει έως { $most } γράμματα, ψηφία, - και _.
companion-fault-name = Η σειρά χρειάζεται ακόμα ένα όνομα, μίας λέξης.
companion-fault-taken = Το όνομα { $name } ανήκει σε άλλη σειρά: δώσε στη δική σου το δικό της.
companion-fault-key = Εδώ δεν είναι γνωστό τι σημαίνει { $key }.
companion-fault-number = Ο αριθμός πρέπει να είναι από 1 έως { $most }.
companion-fault-twice = Αυτός ο αριθμός υπάρχει πάνω από μία φορά.
companion-fault-missing = { $count ->
    [one] Λείπει ακόμα { $count }: { $numbers }.
   *[other] Λείπουν ακόμα { $count }: { $numbers }.
}
companion-fault-cards-share = Κάρτες σε { $colour }: { $found } αντί για { $wanted }.
companion-fault-colour = Δεν υπάρχει χρώμα { $found }· το αρχείο γνωρίζει { $known }.
companion-fault-grid = Μια κάρτα έχει { $rows } σειρές με { $columns } κουτάκια.
companion-fault-square = Κουτάκι { $square }: δεν υπάρχει σημάδι { $found }· το αρχείο γνωρίζει { $known }.
companion-fault-entrance = Πρέπει να υπάρχει ακριβώς ένα κουτάκι εισόδου, στην επάνω σειρά.
companion-fault-tomb = Πρέπει να υπάρχει ακριβώς ένας χρυσός τάφος, στην κάτω σειρά.
companion-fault-cut-off = Δεν φτάνει κανείς από την είσοδο: { $squares }.
companion-fault-block = Το τεμάχιο { $side } γράφεται όπως «red 10/00».
companion-fault-block-colour = Τεμάχιο { $side }: δεν υπάρχει χρώμα { $found }· το αρχείο γνωρίζει { $known }.
companion-fault-icons = Ένα ντόμινο έχει { $wanted } εικονίδια, αυτό έχει { $found }.
companion-fault-twin = Είναι ίδιο με το ντόμινο { $twin }, ίσως γυρισμένο κατά μισή στροφή.
companion-fault-blocks-share = Τεμάχια σε { $colour }: { $found } αντί για { $wanted }.
companion-fault-icons-share = Εικονίδια σε { $colour }: { $found } αντί για { $wanted }.
companion-fault-pairs-share = Ντόμινο σε { $colour } και { $other }: { $found } αντί για { $wanted }.
refused-DECK = Δεν υπάρχει εδώ τέτοια σειρά.
refused-DECK-FAULT = Η σειρά έχει ακόμα κάποιο λάθος.
refused-DECK-NAME = Υπάρχει ήδη σειρά με αυτό το όνομα: διάλεξε άλλο.
refused-DECK-LIMIT = Η σειρά είναι πολύ μεγάλη ή έχεις ήδη όσες μπορείς να έχεις εδώ.

## Ένα παιχνίδι με τα πραγματικά κομμάτια

companion-real-pyramido = Ο Θρύλος στο τραπέζι σου
companion-real-pyramido-words = Μόνος με πραγματικά ντόμινο: πες τι υπάρχει στο τραπέζι και εδώ βλέπεις τι κάνει ο Θρύλος.
companion-real-about = Στήσε στο τραπέζι ένα παιχνίδι για έναν. Μετά πες ό,τι βλέπεις, ένα κάθε φορά, και παίξε εδώ και τις δικές σου σειρές. Οι πλάτες δεν χρειάζονται. Οι σειρές του Θρύλου έρχονται μόνες τους, με τον κανόνα κάθε βήματος.
companion-real-begin = Ξεκίνα
companion-your-name = Το όνομά σου
companion-tell-legend = Με ποιο ντόμινο αρχίζει η στοίβα του Θρύλου;
companion-tell-gem = Ποιο πετράδι βγήκε για τον χώρο { $space };
companion-tell-domino = Ποιο ντόμινο είναι ανοιχτό στη στοίβα { $space };
companion-tell-draw = Ποιο πετράδι τραβά ο Θρύλος από το σακουλάκι;
companion-since = Τι έγινε
companion-take-back = Πάρε πίσω την τελευταία καταχώριση
companion-save-record = Αποθήκευσε την παρτίδα
companion-watch = Δες την ξανά
companion-hues = Χρώματα στο ντόμινο
companion-found = { $count ->
    [one] { $count } ντόμινο είναι δυνατό
   *[other] { $count } ντόμινο είναι δυνατά
}
companion-face-down = κλειστό
companion-real-over = Το παιχνίδι τελείωσε: { $points } πόντοι, ο Θρύλος { $rival }.
refused-REAL = Αυτό το παιχνίδι δεν παίζεται εδώ με πραγματικά κομμάτια.
companion-real-leave = Σβήνονται όλα όσα είπες. Αν θέλεις να την κρατήσεις, αποθήκευσε πρώτα την παρτίδα.

## Μόνο ό,τι χρειάζεται ο Θρύλος

companion-ask-pyramido = Τι κάνει ο Θρύλος;
companion-ask-pyramido-words = Πιο γρήγορα: πες μόνο τι υπάρχει στους πέντε χώρους και μέτρα μόνος την πυραμίδα σου.
companion-ask-icons = Εικονίδια του πάνω ντόμινο του Θρύλου
companion-ask-space = Χώρος { $space }
companion-ask-up = ανοιχτό
companion-ask-go = Τι κάνει ο Θρύλος;
companion-ask-done = Έγινε στο τραπέζι
companion-ask-next = Μετά άνοιξε το επόμενο ντόμινο της στοίβας, γέμισε τους άδειους χώρους και μοίρασε στοίβα αν κάποια άδειασε.
companion-ask-draw = Δεν πήρε πετράδι: τράβηξε ένα από το σακουλάκι γι’ αυτόν.
companion-ask-gems = Πετράδια του Θρύλου
companion-ask-level = Το επίπεδο { $level } τελείωσε: μέτρα
companion-ask-scored = Πόντοι του Θρύλου: { $points } ({ $levels })
companion-ask-gem = { $gem }: { $count }
