# Pyramido: Forgotten Treasures: το τραπέζι, το ημερολόγιο και οι κανόνες με λίγα λόγια.

## Τι να κάνω τώρα

pyramido-todo-take = Πάρε ένα ανοιχτό ντόμινο μαζί με ένα πετράδι από τον χώρο του.
pyramido-todo-split = Η στοίβα άδειασε: διάλεξε ποια άλλη στοίβα θα μοιραστεί.
pyramido-todo-open = Άνοιξε το πάνω ντόμινο μιας κλειστής στοίβας.
pyramido-todo-place = Τοποθέτησε το ντόμινο στην πυραμίδα σου.
pyramido-todo-activate = Ξόδεψε πετράδια για να ενεργοποιήσεις περιοχές και κλείσε το επίπεδο.
pyramido-todo-discard = Έχεις { $count } πετράδια: απόρριψε ώσπου να μείνουν πέντε.
pyramido-todo-confirm = Επιβεβαίωσε την επιλογή σου ή πάρε την πίσω.
pyramido-todo-wait = Παίζουν οι άλλοι.
pyramido-todo-end = Οι πυραμίδες ολοκληρώθηκαν.
pyramido-stage = Επίπεδο { $level } από 4
pyramido-stage-setup = Προετοιμασία

## Κομμάτια

pyramido-colour-orange = πορτοκαλί
pyramido-colour-blue = μπλε
pyramido-colour-purple = μωβ
pyramido-colour-green = πράσινο
pyramido-colour-red = κόκκινο
pyramido-gem-orange = πορτοκαλί τοπάζι
pyramido-gem-blue = μπλε ζαφείρι
pyramido-gem-purple = μωβ αμέθυστος
pyramido-gem-green = πράσινο περίδοτο
pyramido-gem-red = κόκκινο ρουμπίνι
pyramido-gem-mythical = μυθικό πετράδι
pyramido-gems = { $count } × { $gem }
pyramido-half = { $colour } με { $icons ->
    [0] κανένα εικονίδιο
    [one] { $icons } εικονίδιο
   *[other] { $icons } εικονίδια
}
pyramido-domino = Ντόμινο: { $a }, { $b }
pyramido-back = Κλειστό ντόμινο: { $a }, { $b }
pyramido-empty = άδεια
pyramido-pile = Στοίβα { $space }: { $shown }· { $height } στη στοίβα
pyramido-moves = μεταφέρει { $count }
pyramido-take-gem = { $gem } από τον χώρο { $space }

## Το τραπέζι

pyramido-market = Περιοχή εξερεύνησης
pyramido-hand = Ντόμινο στο χέρι
pyramido-turn = Στροφή
pyramido-place = Τοποθέτησε εδώ
pyramido-angle = Υπό γωνία
pyramido-peel = Δες μέσα από τα επίπεδα
pyramido-own = Η πυραμίδα σου, χτίζεται το επίπεδο { $level }
pyramido-pyramid-of = Πυραμίδα: { $who }, επίπεδο { $level }, { $blocks ->
    [one] { $blocks } τεμάχιο
   *[other] { $blocks } τεμάχια
}
pyramido-cell = Επίπεδο { $level }, στήλη { $x }, σειρά { $y }
pyramido-hole = { $count ->
    [one] Αφήνει μία τρύπα
   *[other] Αφήνει { $count } τρύπες
}
pyramido-change-new = νέα περιοχή ({ $colour }) με { $icons ->
    [one] { $icons } εικονίδιο
   *[other] { $icons } εικονίδια
}
pyramido-change-grows = { $colour }: μεγαλώνει σε { $icons }
pyramido-change-merges = { $colour }: οι περιοχές ενώνονται σε { $icons }
pyramido-change-shrinks = { $colour }: μικραίνει σε { $icons }
pyramido-change-splits = { $colour }: χωρίζεται, { $icons ->
    [one] { $icons } εικονίδιο συνολικά
   *[other] { $icons } εικονίδια συνολικά
}
pyramido-change-covered = { $colour }: καλύπτεται
pyramido-purse = Πετράδια: { $gems }
pyramido-legend = Ο Θρύλος
pyramido-the-legend = Ο ΘΡΥΛΟΣ
pyramido-wants = Ζητά: { $gems }
pyramido-legend-turns = { $count ->
    [one] απομένει { $count } σειρά σε αυτό το επίπεδο
   *[other] απομένουν { $count } σειρές σε αυτό το επίπεδο
}

## Βαθμολόγηση

pyramido-scoring = Ενεργοποίηση περιοχών
pyramido-best = Το καλύτερο: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
pyramido-done = Κλείσιμο με { $points } (περιοχές { $areas } + μυθικά { $mythical })
pyramido-area = { $colour }, { $icons ->
    [one] { $icons } εικονίδιο
   *[other] { $icons } εικονίδια
}
pyramido-pay = Πλήρωσε { $gems } για { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
pyramido-sheet = Φύλλο βαθμολογίας
pyramido-level = Επίπεδο { $level }
pyramido-total = Σύνολο
pyramido-tie-gems = Ισοβαθμία: περισσότερα πετράδια έχει { $who }.
pyramido-tie-level = Ισοβαθμία και στα πετράδια: το καλύτερο επίπεδο έχει { $who }.
pyramido-tie-shared = Ισοβαθμία σε πόντους, πετράδια και καλύτερο επίπεδο: η νίκη μοιράζεται.
pyramido-tie-legend = Στην ισοβαθμία κερδίζει ο Θρύλος.

## Οι επιλογές με λόγια

pyramido-choice-take = Χώρος { $space }: πάρε { $gem }. { $domino }
pyramido-choice-split = Μοίρασε τη στοίβα { $giver }: { $count ->
    [one] μεταφέρεται { $count } ντόμινο
   *[other] μεταφέρονται { $count } ντόμινο
}
pyramido-choice-open = Άνοιξε τη στοίβα { $space }. { $back }
pyramido-choice-place = Τεμάχιο Α στο { $a }, τεμάχιο Β στο { $b }: { $changes }
pyramido-hint-take = Πάρε { $gem } και το ντόμινο του χώρου { $space }
pyramido-hint-open = Άνοιξε τη στοίβα { $space }
pyramido-hint-place = Τοποθέτησέ το εδώ: { $changes }
pyramido-choice-activate = Ενεργοποίησε { $colour } με { $icons ->
    [one] { $icons } εικονίδιο
   *[other] { $icons } εικονίδια
} για { $gems }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
pyramido-choice-discard = Απόρριψε { $gem }

## Ημερολόγιο

pyramido-log-legend = { $who } αρχίζει τη στοίβα του.
pyramido-log-gem = Από το σακουλάκι στον χώρο { $space }: { $gem }.
pyramido-log-domino = Ανοίγει η κορυφή της στοίβας { $space }.
pyramido-log-level = Αρχίζει το επίπεδο { $level }, πρώτη σειρά: { $who }.
pyramido-log-take = { $who }: παίρνει το ντόμινο του χώρου { $space } και πετράδι: { $gem }.
pyramido-log-take-domino = { $who }: παίρνει το ντόμινο του χώρου { $space }.
pyramido-log-take-gem = { $who }: παίρνει πετράδι από τον χώρο { $space }: { $gem }.
pyramido-log-split = { $who }: γεμίζει τη στοίβα { $space } από τη στοίβα { $giver }.
pyramido-log-open = { $who }: ανοίγει τη στοίβα { $space }.
pyramido-log-place = { $who }: τοποθετεί το ντόμινο.
pyramido-log-skip = { $who }: δεν έχει χώρο και χάνει τη σειρά.
pyramido-log-activate = { $who }: ενεργοποιεί περιοχή του επιπέδου { $level }: { $gems }.
pyramido-log-discard = { $who }: απορρίπτει: { $gem }.
pyramido-log-draw = { $who }: τραβά από το σακουλάκι: { $gem }.
pyramido-log-score = { $who }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
} στο επίπεδο { $level }.
pyramido-log-total = { $who }: συνολικά { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}.
pyramido-log-winner = { $count ->
    [one] Νίκη: { $who }.
   *[other] Μοιρασμένη νίκη: { $who }.
}

## Γιατί όχι: μία πρόταση για κάθε κανόνα

pyramido-why-other = Αυτό δεν γίνεται τώρα.
pyramido-why-PY-1-1 = Ένα ντόμινο είναι δύο τεμάχια με κοινή πλευρά και υπάρχει μόνο ένα από το καθένα.
pyramido-why-PY-1-2 = Η πίσω όψη δείχνει χρώματα και αριθμό εικονιδίων και το ντόμινο πρέπει να ταιριάζει.
pyramido-why-PY-1-3 = Το σακουλάκι έχει συγκεκριμένο αριθμό πετραδιών από κάθε είδος.
pyramido-why-PY-2-1 = Πρώτα η προετοιμασία: τρία πετράδια σε κάθε χώρο, ανοιχτές οι στοίβες 1, 3 και 5.
pyramido-why-PY-2-2 = Δεν είναι η σειρά σου.
pyramido-why-PY-3-1 = Πάρε ένα ανοιχτό ντόμινο και ένα πετράδι από τον ίδιο χώρο.
pyramido-why-PY-3-2 = Γεμίζει μόνο μια άδεια στοίβα, με το κάτω μισό μιας άλλης με τουλάχιστον δύο ντόμινο.
pyramido-why-PY-3-3 = Ένας χώρος παίρνει τρία νέα πετράδια μόνο όταν αδειάσει.
pyramido-why-PY-3-4 = Άνοιξε την κορυφή μιας κλειστής στοίβας.
pyramido-why-PY-3-5 = Τώρα τοποθέτησε το ντόμινο στην πυραμίδα σου.
pyramido-why-PY-3-6 = Πριν τοποθετήσεις το δικό σου ανοίγει ένα νέο ντόμινο.
pyramido-why-PY-3-7 = Όποιος έχει χώρο πρέπει να παίξει· όποιος δεν έχει χάνει τη σειρά.
pyramido-why-PY-4-2 = Στο επίπεδο 1 το ντόμινο αγγίζει με πλευρά ένα προηγούμενο, σε ελεύθερες θέσεις, και όλα χωρούν σε 5×4.
pyramido-why-PY-4-3 = Το ντόμινο πιάνει δύο ελεύθερες γειτονικές θέσεις του επιπέδου, καθεμιά πάνω από τέσσερα τεμάχια του κάτω επιπέδου.
pyramido-why-PY-4-5 = Κανείς δεν συνεχίζει πριν όλοι ολοκληρώσουν και βαθμολογήσουν το επίπεδο.
pyramido-why-PY-5-1 = Μετρά μόνο ό,τι φαίνεται από πάνω: αυτό το τεμάχιο είναι καλυμμένο ή δεν υπάρχει.
pyramido-why-PY-5-2 = Μια περιοχή ενεργοποιείται μία φορά ανά επίπεδο, με 1 ή 3 πετράδια του χρώματός της· δύο μυθικά μετρούν για ένα.
pyramido-why-PY-5-3 = Δεν έχεις αυτά τα πετράδια.
pyramido-why-PY-5-4 = Κάθε μυθικό πετράδι που κρατάς δίνει έναν πόντο.
pyramido-why-PY-5-6 = Πετράδια απορρίπτονται μόνο μετά τη βαθμολόγηση ενός επιπέδου, ώσπου να μείνουν πέντε.
pyramido-why-PY-5-7 = Ξεκινά όποιος είχε τους λιγότερους πόντους στο προηγούμενο επίπεδο.
pyramido-why-PY-6-1 = Κερδίζει το μεγαλύτερο σύνολο· σε ισοβαθμία τα περισσότερα πετράδια, μετά το καλύτερο επίπεδο.
pyramido-why-PY-7-1 = Τώρα παίζει ο Θρύλος.
pyramido-why-PY-7-2 = Ο Θρύλος παίρνει τα πετράδια που δείχνει το πάνω ντόμινό του, από αριστερά.
pyramido-why-PY-7-3 = Για όσα δεν βρήκε ο Θρύλος παίρνει μυθικά πετράδια, δύο πετράδια συνολικά.
pyramido-why-PY-7-4 = Ο Θρύλος παίρνει το ντόμινο του χώρου όπου πήρε το τελευταίο πετράδι.
pyramido-why-PY-7-5 = Αν δεν βρει πετράδι, ο Θρύλος παίρνει το αριστερότερο ντόμινο και τραβά από το σακουλάκι.
pyramido-why-PY-7-6 = Ο Θρύλος ξαναγεμίζει ό,τι άδειασε.
pyramido-why-PY-7-7 = Ο Θρύλος μετρά τα χρωματιστά πετράδια επί το επίπεδο, και δύο για κάθε μυθικό.
pyramido-why-PY-7-8 = Πρέπει να έχεις περισσότερους πόντους από τον Θρύλο.
pyramido-why-PY-7-9 = Ο ΘΡΥΛΟΣ τραβά ένα ακόμη πετράδι στην αρχή ενός επιπέδου αν έχει επτά μυθικά.

## Εικόνες των κανόνων

pyramido-figure-PY-2-1 = Πέντε χώροι: τρία ντόμινο φανερά, δύο κλειστά, τρία πετράδια μπροστά στο καθένα.
pyramido-figure-PY-3-1 = Το ντόμινο και ένα πετράδι του ίδιου χώρου.
pyramido-figure-PY-4-1 = Μια τελειωμένη πυραμίδα: 20, 12, 6 και 2 τεμάχια.
pyramido-figure-PY-4-2 = Το κόκκινο ντόμινο ακουμπά άλλο: εντάξει. Στα διαγραμμένα κελιά δεν θα ακουμπούσε κανένα.
pyramido-figure-PY-4-3 = Ένα ντόμινο του επιπέδου 2, υπό γωνία και από πάνω: κάθε τεμάχιό του σκεπάζει ένα τέταρτο από τέσσερα τεμάχια από κάτω.
pyramido-figure-PY-4-4 = Μένουν δύο μονά κελιά και κανένα ντόμινο δεν χωρά: δύο τρύπες, ένα ντόμινο λιγότερο.
pyramido-figure-PY-5-1 = Η κόκκινη περιοχή απλώνεται σε δύο επίπεδα και δείχνει 5 εικονίδια. Ένα μωβ και ένα πορτοκαλί σκεπάστηκαν και δεν μετρούν πια.
pyramido-figure-PY-5-2 = Για να ενεργοποιηθεί μια κόκκινη περιοχή: με αυτά τα πετράδια κάθε εικονίδιό της δίνει 1 πόντο (×1) ή 2 πόντους (×2).
pyramido-figure-PY-7-2 = Αριστερά η κορυφή της στοίβας του: θέλει κόκκινο και μπλε. Βρίσκει το κόκκινο στον δεύτερο χώρο και το μπλε στον τρίτο.
pyramido-figure-PY-7-3 = Το κόκκινο βρέθηκε, το μπλε πουθενά: στη θέση του ο Θρύλος παίρνει το πιο αριστερό μυθικό πετράδι.
pyramido-figure-PY-7-4 = Το τελευταίο πετράδι ήταν το μπλε: παίρνει το ντόμινο του τρίτου χώρου.
pyramido-figure-PY-7-5 = Ούτε κόκκινο, ούτε μπλε, ούτε μυθικό: το πιο αριστερό ντόμινο και ένα πετράδι από το σακουλάκι.
pyramido-figure-PY-7-7 = Το τέλος του επιπέδου 3: πέντε χρωματιστά πετράδια και έξι μυθικά.
