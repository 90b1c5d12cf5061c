import { beside, joined, type Phrases } from './phrases.ts';

/** What the visitor sent, or gets for it. */
const lead = joined(String.raw`
  (?:messaggi[oi]?|modul[oi]|richiest[ae]|iscrizion[ei]|registrazion[ei]|invio|rispost[ae]|
  candidatur[ae]|domand[ae]|pratic[ah]e?|preventiv[oi]|prenotazion[ei]|dati|informazioni|
  appuntament[oi]|adesion[ei]|segnalazion[ei]|e-?mail|profilo|conto|account|prestito|mutuo|
  sched[ae]|contatt[oi]|ordin[ei]|quesit[oi]|istanz[ae]|document[oi]|offert[ae]|numero|
  sopralluogo|consulenz[ae]|visit[ae]|polizz[ae]|simulazion[ei]|partecipazion[ei]|chiamata|
  richiamata|post[oi]|finanziament[oi]|compilazione|sottoscrizione|riscontro|carte|incontro)(?!\p{L})`);
/** What is named in headlines such as "Richiesta inviata". */
const sent = joined(String.raw`
  (?:messaggio|modulo|richiesta|iscrizione|registrazione|invio|risposta|candidatura|domanda|pratica|
  preventivo|prenotazione|appuntamento|adesione|segnalazione|dati|numero [\d/.-]+)`);
const arrived = joined(String.raw`
  (?:inviat|ricevut|registrat|salvat|completat|trasmess|inoltrat|confermat|accettat|memorizzat|
  spedit|attivat|creat|effettuat|avvenut|riuscit|acquisit|pres[oa] in (?:caric|esam)|fissat|pervenut|
  programmat|protocollat|presentat|arrivat|partit|conclus|andat[oa] a buon fin|prenotat|generat)`);
/** Participles that count only after an auxiliary, because they also stand in offers. */
const alsoDone = joined(String.raw`
  (?:iscritt|mandat|aggiunt|aggiornat|elaborat|finalizzat|convalidat|pubblicat|sottoscritt|assegnat|
  affidat|consegnat|recapitat|girat|richiest(?=o )|depositat|giunt|annotat|passat(?=[oa] (?:a|al|ai) )|
  caricat|pianificat|avviat|stat[oa] (?:apert|approvat|emess|riservat|deliberat))`);
const isDone = joined(String.raw`
  (?:e|sono|hai|ha|abbiamo|ho|risulta|di aver)(?: gia| stat[oaei]| bene| ora| appena| anche|
  tutt[oaie]| te l\p{L}+| \p{L}+mente)*? (?:${arrived}|${alsoDone})[oaie](?!\p{L})`);
const fields = joined(String.raw`
  (?:camp[oi]|nome|cognome|e-?mail|indirizzo|telefono|cellulare|numero|cap|citta|comune|importo|
  cifra|reddito|stipendio|eta|data|iban|password|codice(?: fiscale)?|targa|partita iva|formato|
  casell[ae]|consenso|termini|condizioni|privacy|valor[ei]|messaggio|file|durata|dati|modulo|
  caratteri?|cifre|lettere|chiocciola|testo|prefisso|provincia|domanda|opzion[ei]|somma|scelta)(?!\p{L})`);
const wrongValue = joined(String.raw`
  (?:invalid[oaie]|errat[oaie]|sbagliat[oaie]|inesatt[oaie]|incomplet[oaie]|mancant[ei]|inesistent[ei]|
  scorrett[oaie]|tropp[oa] (?:cort|lung|piccol|grand|alt|bass|brev)[oaei]|
  non (?:(?:e|sono|sembra(?:no)?|risulta(?:no)?|pare) )?(?:stat[oaie] )?(?:un[oa']? ?)?(?:valid|corrett|riconosciut|complet|
  compilat|esatt|inserit|conform|specificat|selezionat)[oaie]|vuot[oaie]|(?:cifr|letter|caratter)\p{L}* (?:di|in) (?:troppo|piu)|gia passata|nel passato|non (?:esist|corrispond|coincid)\p{L}*)(?!\p{L})`);
const enter = joined(String.raw`
  (?:compil|selezion|sceg|corre[gt]|verific|controll|forni|rispond|complet|inseri|indic|digit|
  spunt|specific|ricontroll|modific|scriv|aggiun|rived|rilegg|riscriv|reinseri|accett)\p{L}*`);
const places = joined(String.raw`
  (?:zona|citta|area|regione|provincia|comune|localita|indirizzo|cap|paese|territorio|quartiere|
  abitazione|parti|paesi|zone|province|regioni|comuni)(?!\p{L})`);
const serve = joined(String.raw`
  (?:serv(?!iz|er)|copr|copert|raggiun|oper|interven|consegn|dispon|arriv|attiv|present|lavor|sped|forni|
  offr|rientra|installi)\p{L}*`);
const forms = joined(String.raw`
  (?:modulo|sondaggio|iscrizioni|promozione|offerta|registrazioni|questionario|candidature|bando|
  concorso|sportello|iniziativa|campagna|termin[ei]|domande|periodo|scadenza|graduatoria|corso|
  evento|adesioni|liste?|gara)`);
const credit = joined(String.raw`
  (?:richiesta|domanda|pratica|prestito|mutuo|finanziamento|credito|candidatura|profilo|importo|fido|
  cessione|polizza|proposta|adesione|iscrizione)`);
const technical = joined(String.raw`
  (?:server|connessione|rete|sistem[ai]|sito|servizio|database|pagina|piattaforma|modulo|
  applicazione|portale)(?!\p{L})`);
const soon = String.raw`(?:un[oa']? ?|qualche|pochi|alcuni|due|tre|cinque|dieci|\d+)`;
const you = String.raw`(?:ti|vi|la|le|ci)`;
const future = '(?:emo|a|o|anno|ai|ete)';
const codes = String.raw`(?:codice(?! (?:fiscale|postale|cliente))|otp|pin(?!\p{L})|cifre|numeri|password temporanea)`;

export const italian: Phrases = {
  thanks: String.raw`
    (?:molte |mille )?grazie(?! a(?!\p{L})| al| alla)|(?:ti|la|vi) ringraziamo`,
  idle: String.raw`
    (?:grazie|ringraziamo) (?:per|di) (?:la|il|l'|aver|averci)? ?(?:tua |sua |vostra |vostro |
    tuo )?(?:visita\p{L}*|pazienza|interesse|comprensione|fiducia|attenzione|acquisto|scelto)`,
  open: String.raw`
    (?:scegl[ia]|scelga|selezion[ai]|prenot[ai])[^.]{0,30}(?:ora|data|giorno|appuntamento|banca|offerta|piano|pacchetto|metodo di pagamento)(?!\p{L})|
    (?:paga|paghi|effettua il pagamento|procedi al pagamento)(?!\p{L})|(?:installa|scarica)[^.]{0,8}app(?!\p{L})|(?:crea|imposta|scegli)[^.]{0,12}(?:password|account)|
    (?:completa|completi|termina|concludi) (?:la|i|le|l')|(?:inserisci|inserisca|carica|allega|invia|fornisci|compila|indica)[^.]{0,30}(?:documenti?|codice fiscale|reddito|data di nascita|iban|qui sotto|di seguito)|
    (?<=^[^\p{L}]*)(?:continua|avanti|prosegui|passo successivo)[^\p{L}]*$|
    (?:quando|appena) (?:il servizio |l'offerta )?(?:apriremo|lanceremo|inizieremo|partiremo|saremo|sara disponibile)|prossimamente|
    (?:sara|verra) (?:inviat|trasmess|registrat|elaborat|inoltrat|evas|esaminat|valutat|lavorat)\p{L}* (?:dopo|quando|una volta|solo|appena)(?!\p{L})|
    ultimo (?:sforzo|passaggio)|(?:manca|resta|rimane) (?:solo|ancora|soltanto) (?:un|da|la|il)`,
  done: String.raw`
    ${isDone}|con successo|correttamente|successo[!.]|
    ${sent}(?: d\p{L}+ \p{L}+| \p{L}+)? ${arrived}[oaie](?!\p{L}| dopo)|presa in carico|
    (?:sopralluogo|preventivo|appuntamento|consulenza|richiamata)(?: \p{L}+)? richiest[oa](?!\p{L})|
    ^(?:[^ ]+ ){0,4}(?:inviat|registrat|ricevut|salvat|attivat|confermat|prenotat|completat|accettat|trasmess|fissat)[oaie][.! ]*$|
    abbiamo (?:i tuoi|i suoi|la tua|la sua) (?:dati|richiesta|domanda)(?=[^\p{L}\d]*$)|(?:abbiamo|ha|ho) (?:ora )?(?:tutto|tutti i dati|quanto (?:ci )?serv\p{L}*)(?= |[^\p{L}]*$)|
    ${lead}[^.]{0,30} (?:e|sono|si trova\p{L}*)(?: gia| ora| adesso| in buone)? (?:sulla (?:scrivania|mia)|nelle (?:nostre |mani)|in (?:buone )?mani|in (?:arrivo|viaggio|valutazione|lavorazione)|al vaglio|allo studio|presso (?:il|la|i)|da noi|con (?:noi|il nostro))|
    (?:preventivo|offerta|riepilogo|conferma) in arrivo|(?:profilo|account|conto) e (?:ora |gia )?attiv[oa]|
    (?:conserva|conservi|annota|annoti|prendi nota di)(?: il| questo)? (?:numero|codice)|complimenti, |benvenut[oa] (?:a bordo|tra noi|nella)|
    (?:numero|codice) (?:di |della )?(?:pratica|richiesta|riferimento|protocollo|prenotazione)(?: e|:)|
    (?:abbiamo|ho) preso (?:nota|atto)|confermiamo (?:la ricezione|l'avvenut|di aver)|sei (?:in|nella) lista|${lead} segue il suo corso|
    (?:tu|su|vostr)\p{L}+ post[oi] (?:e|sono) riservat[oi]`,
  sure: String.raw`
    (?:tu[oae]i?|su[oae]i?|vostr[oaei]) ${lead}(?: (?!non|sar|verr)[^. ]+){0,5}? ${isDone}|
    abbiamo (?:ricevuto|registrato|acquisito|preso in carico) (?:la|il|i|le) (?:tu|su|vostr)\p{L}+|
    (?:domanda|richiesta) (?:acquisita|ricevuta|registrata)`,
  promise: String.raw`
    ${you} (?:ri)?(?:contatter|chiamer|telefoner|scriver|inviar|invier|risponder|sentir|mander|aggiorner|informer|avviser|aspetter|spedir|proporr|raggiunger|cercher)${future}(?!\p{L})|
    ${you} (?:fara|faranno|daremo|dara|diremo|fa|facciamo|fanno) (?:sapere|avere|uno squillo|un colpo|una telefonata|in contatto|riscontro|notizie)|${you} (?:faremo|metteremo)|
    (?:ti|la|vi) (?:ri)?(?:chiam|contatt)(?:iamo|a|ano)(?!\p{L})|(?:ti|le|vi) (?:telefon|scriv|rispond|mand|invi|aggiorn)(?:iamo|a|e|ano|ono)(?!\p{L})|
    (?:sarai|sarete|verrai|verrete|verra|sara) (?:\p{L}+ )?(?:(?:ri)?contattat|(?:ri)?chiamat|avvisat|informat|aggiornat|raggiunt[oa] (?:da|telefon))\p{L}*|
    ricever(?:a|ai|ete)(?!\p{L})|dar(?:le|ti|vi) (?:riscontro|risposta|notizie)|(?:risponder|contattar|richiamar)(?:l[ae]|ti) (?:al piu|quanto|prima|entro|presto)|
    (?:rispond(?:e|era|eremo|iamo)|ci (?:ri)?sentiamo|ci faremo vivi|[cs]i mett(?:iamo|era|eremo) in contatto)(?!\p{L})|
    (?:sta|stanno|stiamo)(?: gia| ora)? (?:(?:esamin|valut|guard|studi|analizz)ando|lavorando (?:su|a)l\p{L}*) (?:il |la |i |le )?(?:tu|su|vostr)\p{L}+|al lavoro sull\p{L}+ (?:tu|su|vostr)|
    nostre notizie|(?:ci vediamo|(?:ti|la|vi) aspettiamo) (?:il|domani|\p{L}+di)(?!\p{L})|(?:sara|saranno|verra|verranno) (?:evas|esaminat|valutat|gestit|lavorat|lett)[oaie](?!\p{L})|
    arrivera (?:nella|al|sulla|via|alla) (?:tu[ao] |su[ao] )?(?:casella|e-?mail|posta|indirizzo)|tocca a noi|pensiamo (?:a )?tutto noi|ci pensiamo noi|al resto pensiamo|(?:studiamo|valutiamo|esaminiamo|analizziamo|valuteremo|esamineremo) (?:subito |ora )?(?:la|le|il|i) (?:tu|su|vostr)`,
  not: String.raw`non(?!\p{L})|impossibile|fallit\p{L}*|errore|nessun\p{L}*|senza successo|mai`,
  fault: String.raw`
    ${beside('(?:link|collegamento|session[ei]|pagina|token)(?!\\p{L})', '(?:scadut[oa]|non (?:e|funziona|esiste) piu|non (?:trovata|funziona)|tropp[oa] vecchi[oa]|non e (?:piu )?valid[oa]|invalid[oa])', 60)}|
    (?:connessione|rete) (?:assente|interrotta|persa|caduta)|(?:nessuna|verifica la(?: tua)?|controlla la(?: tua)?) connessione|
    ${technical}[^.]{0,25} (?:non (?:risponde|funziona|va)|e (?:\p{L}+mente )?(?:giu|sospes|interrott|caduto|fuori servizio|sovraccaric[oa]|offline|in manutenzione|bloccat[oa] per un)|si e (?:inceppat|bloccat|ferma|rott|interrott)\p{L}*)`,
  failed: String.raw`
    error[ei](?!\p{L})|fallit[oa]|non (?:e|sono|siamo|puo|possono|abbiamo|ha|e' )[^.]{0,30}(?:possibile|riuscit|stat|essere|potut|partit|arrivat|giunt)\p{L}*|impossibile|
    (?:ri)?prova(?:re|te)?(?: a| di| piu| tra|,|\.|$)|riprov\p{L}*|ritent\p{L}*|non disponibile|scadut[oa]|manutenzione|qualcosa (?:e andato|si e|non ha)|e andato storto|
    (?:si e verificato|c'e stato|abbiamo avuto|abbiamo|ha avuto) un (?:problema|guasto|intoppo|inconveniente)|(?:problem[ai]|guasto|inconveniente|disservizio|anomalia) (?:tecnic|interno|informatic)\p{L}*|oo?ps(?!\p{L})|
    (?:si e|sono|e) (?:inceppat|pers[oa]|smarrit|bloccat)\p{L}*|non (?:ha|abbiamo) (?:funzionat|ricevut|salvat)\p{L}*`,
  sorry: String.raw`spiacent\p{L}*|purtroppo|ci dispiace|mi dispiace|ci scusiamo|siamo desolat\p{L}*|peccato|sfortunatamente|ci rincresce|ci duole|scusa(?:ci)?(?!\p{L})`,
  value: String.raw`
    ${wrongValue}|${beside(fields, 'vuot[oaie]|sbagliat|manca(?:no)?(?!\\p{L})', 30)}|(?:e|sono|campo|campi) (?:obbligatori|richiest|necessari)[oaie]?(?!\p{L}| alcun| nessun)|
    (?:per favore|si prega di|devi|deve|occorre|bisogna|ricordati di|non dimenticare di|e necessario),? (?:${enter}|un |la |i |tutti |prestare|dare|essere|contenere|avere (?:\d|almeno)|almeno)|
    (?:inseri(?:sci|sca|re)|compila|seleziona|indica|digita|corregg\p{L}*|controlla|verifica|specifica|scegli)(?:re)?,? (?:almeno|corrett|di nuovo|bene|meglio|un[oa']?(?!\p{L})|tutti|tutte|la tua|il tuo|i campi|gli errori|i dati|il modulo|i seguenti|gli|i tuoi|le|lo|di aver)(?! (?:collegamento|link)|[^.]{0,50} e (?:ti|sarai|vi|un|ricev))|
    ^\W*(?:spunt|accett)[ai] (?:la|il|i|l')(?!\p{L})|validazione|non (?:puo|possono) essere (?:vuot|null)\p{L}*|errore di (?:convalida|verifica|battitura)|a causa di errori|
    inserisc[ia][^.]{0,30} (?:valid|corrett)[oa]|non e un[oa']? ?[^.]{0,30} valid[oa]|^(?:obbligatorio|richiesto)\W*$|
    (?:sono|e) (?:ammess|consentit|accettat)[oaie] (?:solo|soltanto|esclusivamente) (?:cifre|lettere|numeri|caratteri|valori|file)|almeno \d+ (?:caratter|cifr|letter)\p{L}*|
    (?:ti sei|hai|si e|ha) (?:scordat|dimenticat|saltat|omess)[oaie] |(?:verificat[io]|presenti|ci sono) \d+ errori|\d+ errori (?:da|nel|nei)|
    (?:importo|cifra|eta|durata) (?:minim|massim)[oa]|${fields}[^.]{0,25} (?:deve|devono|dev'|dovrebbe) (?:essere|avere|contenere|iniziare)|fuori (?:dai limiti|intervallo)`,
  hint: String.raw`
    ${beside(fields, '(?:stran[oaie]|manca|mancano|bizzarr\\p{L}*|sospett\\p{L}*|refus[oi]|errore|scordat\\p{L}*|dimenticat\\p{L}*|sbagliat\\p{L}*|non (?:va|torna|quadra|convince|ci piace|riconosc\\p{L}*))(?!\\p{L})', 50)}`,
  area: String.raw`
    non (?:serviamo|copriamo|raggiungiamo)|non (?:\p{L}+ )?(?:e |siamo |sono )?(?:ancora |al momento |purtroppo )?${serve}[^.]{0,40}${places}|${places}[^.]{0,60} non (?:e |sono |viene |vengono |risulta )?(?:ancora |al momento |purtroppo )?${serve}|
    (?:fuori|al di fuori)[^.]{0,25}${places}|(?:non|fuori)[^.]{0,40}(?:tua|sua|questa|nostra|vostra) (?:zona|citta|area|regione|provincia)|cap non (?!valid|corrett|riconosc)`,
  wrong: 'errat|non (?:e )?valid|scadut|non corrett|sbagliat',
  already: String.raw`gia(?!\p{L}| (?:sull|nell|all|al |in (?:mano|mani|lavoraz|viaggio|arrivo|valutaz)|presso))|in precedenza|duplicat[oa]`,
  taken: String.raw`
    (?:registra|rispos|ricevu|completa|usa|utilizza|invia|iscrit|compila|candida|partecipa|presenta|richies|associa|contatta|effettua)t\p{L}*|esist\p{L}*|in uso|una (?:richiesta|domanda|pratica)|
    presente|stat[oa] pres[oa]|client[ei]|
    fatto|scritto|un (?:account|conto|profilo)|in archivio|nel nostro`,
  duplicate: String.raw`
    richiede un (?:valore|inserimento|dato) (?:univoco|unico)|dev(?:e|ono) essere (?:unic|univoc)[oaie](?!\p{L})|
    (?:risulta|e) (?:associat|collegat|abbinat|intestat)[oa] (?:un|una|a un|ad un)[^.]{0,20} ?(?:pratica|richiesta|domanda|account|conto|client|profilo)|(?:second[oa]|doppi[oa]|altr[oa]) (?:conto|richiesta|domanda|iscrizione|registrazione)[^.]{0,35} non `,
  closed: String.raw`
    non (?:accetta|accettano|accettiamo|riceve|prendiamo|raccogliamo) piu|
    ${forms}[^.]{0,50}(?<!quasi )(?:chius|terminat|in pausa|sospes|scadut|conclus|non e ancora|non sono piu|non e piu|esaurit|cessat)\p{L}*|
    (?:dopo|oltre) (?:le ore|il termine|la scadenza)[^.]{0,40} non |(?:posti|fondi|risorse)[^.]{0,15} (?:esaurit|terminat|finit|al completo)\p{L}*|esaurimento (?:fondi|posti|scorte)|non (?:ci sono|abbiamo) piu posti|(?:siamo|e) al completo`,
  policy: String.raw`
    (?:indebitamento|rata/reddito)[^.]{0,30} (?:alt|elevat)[oa]|(?:non|nessun)[^.]{0,25}(?:puo|possono|possiamo|possibile|siamo|potremo|riusciamo)[^.]{0,25}(?:conce[ds]|approv|erog|finanzi|offrir|aiutarla|aiutarvi|accett|forni|assicur|accogl|accord|dar seguito|dare seguito|propor)\p{L}*|(?<!(?:niente|no|cartella|casella|zero) )spam(?!s)|bloccat[oaie](?! (?:per|fino) \d)|lista nera|
    non (?:e|sei|sono|siamo)? ?(?:idone|ammess|consentit|autorizzat|permess|ammissibil|puoi inviare(?! un modulo vuoto))\p{L}*|rifiutat\p{L}*|respint\p{L}*|rigettat\p{L}*|negat[oa](?!\p{L})|vietat\p{L}*|non (?:e|sono) piu (?:disponibil|possibil|attiv|accett)\p{L}*|non accett\p{L}*|
    numero massimo|robot|(?:sei|sia) (?:un[a']? ?)?(?:umano|essere|persona)|automatizzat\p{L}*|sospett[oaie](?!\p{L})|solo su invito|captcha[^.]{0,30}(?:non|errat|riprov|fallit)\p{L}*|verifica \p{L}*captcha|
    parole chiave|(?:modulo|sondaggio) non e (?:attiv|disponibil|abilitat|pubblicat)\p{L}*|(?:motivi|ragioni|problema) di sicurezza|
    non (?:e stat[oa]|sono stat[ei]|e|verra|vengono|viene|ha|abbiamo|sono) (?:accettat|approvat|accolt|accolte|selezionat|superat|ottenut|deliberat)\p{L}*|non (?:soddisf|rispett|possied|possegg|rientr)\p{L}*[^.]{0,20} (?:requisit|criteri|condizion|parametr|target)\p{L}*|
    (?:stat[oa]|e) (?:annullat|cancellat|scartat|declinat)[oa](?!\p{L})|(?:esito|parere|risposta|riscontro) (?:e )?(?:negativ|sfavorevol|contrari)\p{L}*|${credit}[^.]{0,20} (?:declinat|bocciat)[oa](?!\p{L})|
    (?:assicuriamo|finanziamo|accettiamo|riservat[oa]|eroghiamo|lavoriamo) (?:solo|soltanto|esclusivamente|unicamente|solamente)?[^.]{0,15} ?(?:chi ha|a chi|a residenti|ai residenti|ai maggiorenni|ai proprietari|ai dipendenti|a dipendenti|maggiorenni|residenti)`,
  quiz: String.raw`
    rispond\p{L}*[^.]{0,20} domanda (?:anti-?spam|di sicurezza|di controllo)|
    ${beside('(?:domanda (?:anti-?spam|di sicurezza|di controllo)|immagine|somma|calcolo|operazione|captcha)(?!\\p{L})', '(?:errat|sbagliat|non (?:e )?corrett|non corrispond|non coincid)', 40)}|risposta (?:errata|sbagliata)`,
  tooMany: String.raw`
    tropp[eio] (?:richieste|tentativi|invii|volte|veloce|codici|messaggi|sms|accessi|domande|prove)|tropp[oe] (?:in fretta|spesso|velocemente)|limite[^.]{0,25} (?:raggiunto|superato)|
    (?:superato|raggiunto|esaurito) (?:il|i|la) (?:limite|numero(?! massimo di (?:iscri|part|post|risp))|tentativi|quota|soglia)|(?:attend\p{L}*|aspett\p{L}*)[^.]{0,25} prima di|(?:attend|aspett)(?:i|ere|ete|a|are|ate|i) (?:\p{L}+ )?\d+ (?:second|minut|or)\p{L}*|
    (?:piu|molte|diverse) volte (?:di fila|di seguito|consecutiv)`,
  later: String.raw`
    (?:riprov|torn|ritent|ripass|ritorn|ripet)\p{L}*[^.]{0,20} (?:tra|fra|dopo|domani|piu tardi) ?(?:${soon})?`,
  signIn: String.raw`
    (?:accedi(?! (?:al|alla|qui))|effettua\p{L}* (?:l'accesso|il login)|esegu\p{L}* (?:il login|l'accesso)|fai il login)|(?:devi|deve|dovete|necessario|occorre|bisogna)[^.]{0,20}(?:accedere|conness[oa](?!\p{L})|autenticar|loggat|identificar|fare (?:il )?login)\p{L}*|autenticazione richiesta|
    (?:accesso|login) (?:richiesto|necessario|obbligatorio)|(?:riservat[oaie]|solo|soltanto) (?:agli|ai|per gli|per i) (?:utenti|clienti|membri|soci|iscritti)(?: (?:registrat|autenticat)\p{L}*)?|entra (?:nel|con il) tuo (?:account|profilo)`,
  verify: String.raw`
    (?:link|codice|collegamento) di (?:verifica|conferma|attivazione|sicurezza)|(?:verific|conferm|attiv|convalid)(?:a|are|ate|ando|i)(?!\p{L})[^.]{0,40}(?:e-?mail|indirizzo|iscrizione|numero|telefono|cellulare|account|registrazione)(?![^.]*(?:corrett|errat|ricevut|copia))|
    (?:clic|premi|tocca)[^.]{0,40}(?:link|collegamento)|(?:inseri|digit|immett|scriv|ricopi|riport|compon)\p{L}*[^.]{0,25}${codes}[^.]{0,35}(?:inviat|ricevut|sms|arrivat|telefon|messaggio|whatsapp|mandat)\p{L}*|${codes}[^.]{0,30}(?:inviat|spedit|via sms)\p{L}*|(?:inviat|mandat)[oa][^.]{0,15} (?:un|il) codice|
    per (?:confermare|completare|finalizzare)[^.]{0,25}(?:iscrizione|registrazione)|per confermare[^.]{0,25}richiesta|quasi (?:fatto|finito|conclus[oa])|ultimo passo(?!\p{L})|
    (?:casella(?: e-?mail)?|posta|e-?mail)[^.]{0,20} e (?:conferma|clicca)|conferma[^.]{0,15} tramite (?:l')?(?:link)|(?:finche|fino a quando|fino alla) [^.]{0,25}(?:conferm|verific|convalid|attiv)|dopo (?:l'inserimento del codice|la conferma|la verifica|aver confermato)`,
  busy: String.raw`
    ^\W*messaggi (?:ricevu|invia)ti\W*$|dopo (?:l'invio|aver (?:inviato|compilato))|attend(?:ere|i|ete)(?! prima|[^.]{0,20} prima| (?:la |una |il )?(?:nostr|chiamata|risposta))|un momento|in corso(?!\p{L})|caricamento|invio in|
    non e (?:stat[oa] )?ancora|(?:compila(?:te)?|completa (?:il|la|i)|lascia(?:te|ci)?|invia(?:ci)?|inserisci|richiedi|chiedi|scrivici|contattaci)(?: [^.]{0,50})?(?: e|,) (?:ti|sarai|vi|un|il nostro|ricev\p{L}*)(?!\p{L})|lascia(?:te|ci)? (?:qui )?(?:il|i|un|tuo)[^.]{0,15} (?:numero|recapit\p{L}*|dati|contatt\p{L}*)|reindirizz\p{L}*|
    ^(?!grazie)[^.]{0,30}(?:chiam|contatt)\p{L}* (?:gratis|gratuitamente)`,
  condition: String.raw`
    se (?:non|hai)|(?<=^|, )se (?:il|la|vuoi|avete|desideri|questo|sei|continua|persiste|entro|dovesse)|qualora|nel caso`,
  harmless: String.raw`
    non (?:e|sara) (?:necessari[oa]|richiest[oa])[^.]*|non (?:serve|occorre|devi(?! essere)|bisogna)[^.]*|
    non (?:rispondere|condividere|chiudere|esitare)[^.]*|senza impegno|nessun'?(?:altra|a|ulteriore)? ?(?:azione|altra|ulteriore|interruzione)[^.]*|
    non deve (?:altro|fare|inviare|ripetere|ricontattar)[^.]*|(?:cartella|posta|casella)[^.]{0,15} (?:spam|indesiderata)|niente (?:spam|pubblicita|chiamate)|(?:prezzo|tasso) bloccat[oa]|anche se [^.]*|campi [^.]{0,20}(?:asterisco|\*)[^.]*|
    purtroppo[^.]{0,25}(?:(?:uffic\p{L}*|sed[ei]|filial[ei]|agenzi[ae]|negozi[oi]?|siamo)[^.]{0,12} chius\p{L}*|festiv\p{L}*|in ferie)[^.]{0,40}?(?=,? ma(?!\p{L})|\W*$)`,
};
