import type { Phrases } from './phrases.ts';

export const italian: Phrases = {
  thanks: String.raw`
    (?:molte |mille )?grazie(?! a(?!\p{L})| al| alla)|ti ringraziamo|la ringraziamo|vi ringraziamo`,
  idle: String.raw`
    (?:grazie|ringraziamo) (?:per|di) (?:la|il|l'|aver|averci)? ?(?:tua |sua |vostra |vostro |
    tuo )?(?:visita\p{L}*|pazienza|interesse|comprensione|fiducia|attenzione|acquisto|scelto)`,
  open: String.raw`
    (?:scegl[ia]|scelga|selezion[ai]|prenot[ai])[^.]{0,30}(?:ora|data|appuntamento|banca|offerta|piano|pacchetto|metodo di pagamento)|
    (?:paga|paghi|effettua il pagamento|procedi al pagamento)(?!\p{L})|(?:installa|scarica)[^.]{0,8}app|(?:crea|imposta|scegli)[^.]{0,12}(?:password|account)|
    (?:completa|completi|termina|concludi) (?:la|i|le|l')|(?:inserisci|inserisca|carica|allega|invia|fornisci|compila|indica)[^.]{0,30}(?:documenti?|codice fiscale|reddito|data di nascita|iban|qui sotto|di seguito)|
    (?<=^[^\p{L}]*)(?:continua|avanti|prosegui|passo successivo)[^\p{L}]*$|
    (?:quando|appena) (?:il servizio |l'offerta )?(?:apriremo|lanceremo|inizieremo|partiremo|saremo|sara disponibile)|prossimamente|
    (?:sara|verra) (?:inviat|trasmess|registrat|elaborat)\p{L}* (?:dopo|quando|una volta|solo)(?!\p{L})`,
  done: String.raw`
    (?:e|sono|stat[oaie]|hai|abbiamo|
    ha) (?:stat[oaie] )?(?:correttamente )?(?:inviat|ricevut|registrat|salvat|completat|iscritt|
    trasmess|inoltrat|confermat|pres[oa] in|accettat|memorizzat|spedit)\p{L}*|(?:con
    ) successo|correttamente|(?:messaggio|modulo|richiesta|iscrizione|
    registrazione|invio|risposta|candidatura) (?:inviat|ricevut|registrat|completat|riuscit|
    confermat|effettuat|salvat)\p{L}*|ricevuto (?:il|la) tu|successo[!.]|(?:e|sono|e stat[oa]|sono stat[ei]|hai|abbiamo) (?:\p{L}+mente )?(?:attivat|creat|prenotat|aggiunt|aggiornat|elaborat|conclus|finalizzat|convalidat|pubblicat|acquisit|sottoscritt)\p{L}*|^(?:[^ ]+ ){0,4}(?:inviat|registrat|ricevut|salvat|attivat|confermat|prenotat|completat|accettat|trasmess)[oaie][.! ]*$|
    abbiamo (?:i tuoi|i suoi|la tua|la sua) (?:dati|richiesta|domanda)(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:ti|vi|la|le|ci) (?:contatteremo|ricontatteremo|risponderemo|richiameremo|chiameremo|
    faremo|contattera|ricontattera|richiamera|chiamera|metteremo|invieremo)|(?:sarai|sarete|
    verrai|verra|sara) (?:presto )?(?:ri)?contattat\p{L}*|(?:ricevera|riceverete)|
    (?:un|il) nostro[^.]{0,40} (?:ti|la) (?:ri)?(?:contatt|chiam)\p{L}*|(?:ti|la) richiam(?:iamo)`,
  not: String.raw`non(?!\p{L})|impossibile|fallit\p{L}*|errore|nessun\p{L}*|senza successo`,
  failed: String.raw`
    error[ei](?!\p{L})(?! di validazione)|fallit[oa]|non (?:e|sono|siamo|puo|possono|abbiamo|
    ha)[^.]{0,30}(?:possibile|riuscit|stat|essere|potut)\p{L}*|impossibile|(?:ri)?prova(?:re|
    te)?(?: a| di| piu| tra|,|\.|$)|riprov\p{L}*|non disponibile|
    scadut[oa]|manutenzione|qualcosa e andato|e andato storto|(?:si e verificato|c'e stato|
    abbiamo avuto) un (?:problema)|errore|pagina non trovata|oops|ops(?!\p{L})`,
  sorry: String.raw`spiacent\p{L}*|purtroppo|ci dispiace|mi dispiace|ci scusiamo`,
  value: String.raw`
    non (?:e |sono |sembra )?(?:un[oa']? ?)?(?:valid|corrett)[oaie]|invalid[oaie]|
    errat[oaie](?!\p{L})|(?:e|sono|campo|campi) (?:obbligatori|richiest|necessari)\p{L}*|
    (?:per favore|si prega di|devi|deve|inserisci|inserire|compila|seleziona),? (?:
    compil|selezion|sceg|corregg|verific|controll|accett|forni|rispond|complet|un|la|i|
    tutti|essere|contenere|avere \d)\p{L}*|
    mancant[ei]|troppo (?:cort|lung)[oa]|validazione|non (?:corrispond|coincid)\p{L}*|
    modulo vuoto|(?:non|fuori)[^.]{0,40}(?:tua|sua|questa|nostra) (?:zona|citta|area|regione)|
    cap non|non (?:puo|possono) essere (?:vuot|null)\p{L}*|errore di (?:convalida|verifica)|controlla (?:il|i|la|le) (?:modulo|campi|dati)|a causa di errori|
    corregg(?:i|ere|ete) (?:i|gli) (?:seguenti )?(?:errori|campi)|
    inserisc[ia][^.]{0,30} (?:valid|corrett)[oa]|non e un[oa']? ?[^.]{0,30} valid[oa]|
    incomplet[oaie](?!\p{L})|^(?:obbligatorio|richiesto)\W*$`,
  wrong: 'errat|non (?:e )?valid|scadut|non corrett',
  already: String.raw`gia(?!\p{L})|in precedenza|duplicat[oa]`,
  taken: String.raw`
    registrat\p{L}*|esiste\p{L}*|rispost\p{L}*|ricevut\p{L}*|completat\p{L}*|usat\p{L}*|
    utilizzat\p{L}*|inviat\p{L}*|iscritt\p{L}*|in uso|una (?:richiesta|domanda)|
    compilat\p{L}*|presente|candidat\p{L}*|partecipat\p{L}*|stat[oa] pres[oa]`,
  policy: String.raw`
    non (?:puo|possono|possiamo)[^.]{0,20}(?:conce[sd]|approv|erog|finanzi)|spam(?!s)|bloccat\p{L}*|lista nera|non (?:e|sei|sono|siamo)? ?(?:idone|ammess|consentit|
    autorizzat|permess|ammissibil|puoi inviare)\p{L}*|rifiutat\p{L}*|respint\p{L}*|
    negat[oa](?!\p{L})|vietat\p{L}*|(?:modulo|sondaggio|iscrizioni|iscrizione|promozione|
    offerta|registrazioni|questionario|candidature|invio)[^.]{0,50}(?:chius|terminat|in pausa|
    sospes|scadut|concluso|non e ancora|non sono piu|non e piu)\p{L}*|non (?:e|
    sono) piu (?:disponibil|possibil|attiv|accett)\p{L}*|non accett\p{L}*|
    esaurit\p{L}*|numero massimo|robot|sei (?:un )?(?:umano|essere)|automatizzat\p{L}*|
    sospett\p{L}*|solo su invito|captcha[^.]{0,30}(?:non|errat|riprov|fallit)\p{L}*|
    verifica \p{L}*captcha|non (?:possiamo|siamo in grado)[^.]{0,30}(?:offrir|aiutar|accett|
    fornir)\p{L}*|parole chiave|(?:modulo|sondaggio) non e (?:attiv|disponibil|abilitat|pubblicat)\p{L}*|(?:motivi|ragioni|problema) di sicurezza|
    non (?:e stat[oa]|e|verra) (?:accettat|approvat|accolt|selezionat)\p{L}*|non (?:soddisf|rispett|possied)\p{L}*[^.]{0,12} (?:requisit|criteri|condizion)\p{L}*|
    (?:stat[oa]|e) (?:annullat|cancellat|scartat)[oa](?!\p{L})`,
  tooMany: String.raw`
    tropp[eio] (?:richieste|tentativi|invii|volte|veloce)|limite (?:raggiunto|superato)|
    (?:superato|raggiunto) il limite|(?:attendi|attendere|aspetta)[^.]{0,25} prima di|
    riprova[^.]{0,20} (?:tra|fra|dopo) (?:un|\d|qualche)`,
  signIn: String.raw`
    (?:accedi|effettua\p{L}* (?:l'accesso|il login)|esegui il login|fai il login)
    |(?:devi|necessario)[^.]{0,15}(?:accedere|autenticar|loggat)\p{L}*|autenticazione richiesta`,
  verify: String.raw`
    (?:link|codice) di (?:verifica|conferma|attivazione|sicurezza)|(?:verific|conferm|attiv|
    convalid)(?:a|are|ate|ando|i)(?!\p{L})[^.]{0,40}(?:e-?mail|indirizzo|iscrizione|numero|
    telefono|cellulare|account|registrazione)|(?:clic
    )[^.]{0,40}(?:link|collegamento)|(?:inserisci|digita|
    immetti)[^.]{0,25}codice[^.]{0,20}(?:inviat|ricevut|sms)\p{L}*|codice[^.]{0,30}inviat\p{L}*|
    per (?:confermare|completare|finalizzare)[^.]{0,25}(?:iscrizione|registrazione)|
    per confermare[^.]{0,25}richiesta|quasi (?:fatto|finito)|ultimo passo|
    (?:casella(?: e-?mail)?|posta|e-?mail)[^.]{0,20} e conferma|
    conferma[^.]{0,15} tramite (?:l')?(?:link)`,
  busy: String.raw`
    attend(?:ere|i|ete)(?! prima|[^.]{0,20} prima)|un momento|in corso|caricamento|invio in|
    non e (?:stat[oa] )?ancora|(?:compila|lascia)\p{L}*[^.]{0,50} e (?:ti|sarai|vi)|
    reindirizz\p{L}*`,
  condition: String.raw`
    se (?:non|hai)|(?<=^|, )se (?:il|la|vuoi|avete|desideri|questo|sei|continua|persiste)|
    qualora|nel caso`,
  harmless: String.raw`
    non (?:e|sara) (?:necessari[oa]|richiest[oa])[^.]*|non (?:serve|occorre|devi|bisogna)[^.]*|
    non (?:rispondere|condividere|chiudere|esitare)[^.]*|senza impegno|nessun'?(?:altra|
    ulteriore)? ?(?:azione|altra|ulteriore)[^.]*|
    non (?:e necessari|serve|occorre|devi|deve)[oa]? (?:altro|fare|inviare|ripetere|ricontattar|nessun)[^.]*`,
  duplicate: String.raw`
    richiede un (?:valore|inserimento|dato) (?:univoco|unico)|dev(?:e|ono) essere (?:unic|
    univoc)[oaie](?!\p{L})`,
  closed: String.raw`non (?:accetta|accettano|accettiamo|riceve) più`,
  quiz: String.raw`
    rispond\p{L}*[^.]{0,20} domanda (?:anti-?spam|di sicurezza|di controllo)|domanda (?:anti-?spam|
    di sicurezza|di controllo) (?:è|non è) (?:errat|sbagliat|corrett)`,
};
