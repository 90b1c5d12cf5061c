import { beside, joined, type Phrases } from './phrases.ts';

/** What the visitor sent, or gets for it. */
const lead = joined(String.raw`
  (?:mesaj|cerer|formular|solicitar|inscrier|inregistrar|date(?!\p{L})|datele|detali|dosar|
  programar|rezervar|comand|raspuns|ofert|aplicati|candidatur|sesizar|intrebar|e-?mail|informati|
  cont(?!\p{L}|i)|contul|consultati|evaluar|simular|apel|numar|polit|abonament|participar)\p{L}*`);
const arrived = joined(String.raw`
  (?:trimis|primit|inregistrat|salvat|expediat|receptionat|transmis|inscris|finalizat|completat|
  activat|creat|rezervat|adaugat|actualizat|procesat|confirmat|acceptat|depus|preluat|generat|
  notat|ajuns|plecat|programat|stabilit|alocat|repartizat|redirectionat|inaintat|publicat|
  deschis|aprobat|obtinut|predat|livrat|emis|retinut|fixat)`);
const isDone = joined(String.raw`
  (?:a|au|am|ai|ati|s-a|s-au|este|e|sunt|ramane|tocmai)(?: fost| deja| bine| acum|
  \p{L}+ de)* ${arrived}(?!ion|ory|ing|or)\p{L}{0,3}(?!\p{L})`);
const fields = joined(String.raw`
  (?:camp|num(?:ar|ele|e)|prenum|telefon|adres|e-?mail|cod|cnp|cui|oras|localitat|judet|sum|venit|
  varst|dat[ae]|parol|iban|mesaj|acord|termen|casut|format|valo|fisier|caracter|cifr|liter|optiun|
  consimtamant|salari|talon|raspuns)\p{L}*`);
const wrongValue = joined(String.raw`
  (?:invalid|gresit|incorect|eronat|incomplet|nevalid|lips(?:a|es|it)|necomplet|obligatori|
  nerecunoscut|inexistent|prea (?:scurt|lung|mic|mare)|
  nu (?:este|e|sunt|pare|par|exista|corespund|are)(?: un[a]?| a fi)? ?(?:valid|corect|completat|
  recunoscut|real|bun|suficient|in regula)?)\p{L}*`);
const enter = joined(String.raw`
  (?:introduc|complet|select|corect|verific|accept|aleg|bif|scri|adaug|spune|mention|indic|furniz|
  preciz|remedi|modific)\p{L}*`);
const places = joined(String.raw`
  (?:zon|oras|judet|localitat|regiun|adres|cod(?:ul)? postal|tara|cartier|comun|sat)\p{L}*`);
const serve = joined(String.raw`
  (?:livr|acoper|deserv|oper|activ|prezent|disponibil|ajung|lucr|ofer|deplas|interven|servi)\p{L}*`);
const forms = joined(String.raw`
  (?:formular|sondaj|inscrier|inregistrar|chestionar|campani|ofert|promoti|concurs|perioad|
  termen|program|inscrieril|grup|sesiun\p{L}* de|apel\p{L}* de)\p{L}*`);
const technical = joined(String.raw`
  (?:server|sistem|site|serviciu|pagin|conexiun|formular|baza de date|platform|aplicati|retea)\p{L}*`);
const soon = String.raw`(?:un|o|cateva|doua|\d+)`;
const you = String.raw`(?:va |te |iti |vi se |ti se |v-|ti-)`;

export const romanian: Phrases = {
  thanks: '(?:va |iti )?multumim|multumesc|mersi',
  idle: String.raw`
    multumim (?:pentru|ca) (?:ati vizitat|vizita|rabdare|interes|intelegere|incredere)\p{L}*`,
  open: String.raw`
    (?:alege\p{L}*|selecta\p{L}*|programa\p{L}*)[^.]{0,25}(?:ora|interval\p{L}*|data|banca|oferta|pachet\p{L}*)|platiti|(?:instalati|descarcati)[^.]{0,12}aplicatia|(?:setati|creati|alegeti)[^.]{0,12}(?:parola|cont)|(?:incarcati|introduceti|completati|furnizati)[^.]{0,25}(?:documente\p{L}*|venit\p{L}*|cnp|data nasterii|iban|mai jos)|(?<=^[^\p{L}]*)(?:continua\p{L}*|urmatorul|inainte|pasul urmator)[^\p{L}]*$|(?:cand|imediat ce|de indata ce)[^.]{0,15}(?:lansam|incepem|deschidem|va fi disponibil)|
    (?:un singur|inca un|ultimul) pas|aproape gata|(?:mai aveti|mai ai|trebuie) (?:doar )?(?:de |sa )(?:ales|completat|semnat|incarcat|alege|semna|incarca|plat)\p{L}*`,
  done: String.raw`
    ${isDone}|cu succes|${lead} ${arrived}[aei]?(?!\p{L})|abonat|(?:inscrierea|inregistrarea) (?:este |a fost )?(?:complet|finaliz|reus)\p{L}*|
    ^(?:[^ ]+ ){0,4}(?:trimis|salvat|inregistrat|primit|activat|confirmat|finalizat|completat)[aei]?[.! ]*$|
    ${lead}[^.]{0,30} (?:este|e|sunt|a intrat|se afla) (?:acum |deja )?(?:pe (?:biroul|masa)|la (?:noi|analist|colegi|consultant|un)|in (?:analiza|lucru|mainile|sistem|posesia|evaluare|atentia))|
    (?:avem|am) (?:acum )?(?:tot ce|toate (?:datele|detaliile|informatiile))|felicitari|bun venit (?:printre|in|alaturi)|
    (?:pastrati|notati|retineti|pastreaza|noteaza) (?:acest |numarul)|nu mai (?:ai|aveti|trebuie)[^.]{0,12} (?:nimic )?(?:de facut|sa faci|sa faceti)|am luat (?:la cunostinta|nota)`,
  sure: String.raw`
    am primit (?:cu succes )?${lead}|${lead} (?:dumneavoastra|dvs\.?|ta|tau|tale)[^.]{0,30}? ${isDone}`,
  promise: String.raw`
    ${you}(?:vom|va|voi|vor) (?:\p{L}+ )?(?:contact|sun|apel|raspund|scri|trimi|tine|anunt|inform|reven|telefon|comunic|cauta|ajut)\p{L}*|
    ${you}(?:contactam|sunam|sun|apelam|raspundem|scriem|anuntam|cautam|contacteaza|suna|apeleaza|raspunde|trimitem|(?:da|dam) (?:un|de) (?:telefon|apel|stire|veste|semn))(?!\p{L})|
    (?:veti|vei) (?:fi )?(?:contactat|sunat|apelat|anuntat|primi|informat)\p{L}*|(?:vom|va|vor) (?:reveni|lua legatura|da un telefon|suna|contacta|analiza|raspunde)|revenim (?:catre|la|cu|in)|luam legatura|
    ne (?:auzim|vedem|vom auzi)|${you}asteptam|ne ocupam (?:noi )?de (?:rest|tot)|(?:analizam|verificam|pregatim) (?:acum )?(?:cererea|oferta|dosarul|solicitarea)`,
  not: String.raw`
    nu (?:a|au|am|ai|ati|s-a|s-au|este|e|poate|pot|putem|sunt|va|ne)(?!\p{L})|n-(?:a|au|am|ati)|nici ?un\p{L}*|esuat|eroare`,
  fault: String.raw`
    ${beside('(?:link|sesiun|pagin|token)\\p{L}*', '(?:expirat|nu mai (?:este|e|functioneaza|exista)|invalid|prea vechi|inexistent)\\p{L}*', 40)}|
    ${technical}[^.]{0,25} (?:nu (?:raspunde|functioneaza|merge)|a (?:picat|cazut|crapat)|este (?:cazut|oprit|supraincarcat))\p{L}*|(?:fara|nu exista|lipsa) conexiun\p{L}*|verificati conexiunea`,
  failed: String.raw`
    ero(?:are|ri)(?!\p{L})|esuat|nu (?:a|au|am|s-a|poate|s-au|putem) (?:fost |fi |putut |reusit )?(?:sa )?(?:fi )?(?:trimi|proces|inregistr|salv|putut|reusit|prelua|ajuns|transmi)\p{L}*|
    n-(?:a|au|am)[^.]{0,15} (?:ajuns|trimis|putut|reusit|mers|plecat|salvat)|(?:mai )?(?:incercati|incearca)[^.]{0,20}(?:nou|mai tarziu|peste|odata|o data)|indisponibil|
    nu este disponibil\p{L}*|expirat|ceva nu a|ceva a mers|(?:a aparut|am intampinat|exista|avem) (?:o problema|probleme)|problem\p{L}* tehnic\p{L}*|mentenanta|lucrari|defectiun\p{L}*|s-a (?:blocat|intrerupt|pierdut|stricat)|reincarcati`,
  sorry: 'ne pare rau|imi pare rau|din pacate|scuze|regretam|ne cerem scuze|din nefericire',
  value: String.raw`
    ${beside(fields, wrongValue, 30)}|invalid\p{L}*|gresit\p{L}*|incorect\p{L}*|eronat\p{L}*|(?:este|sunt) (?:obligatori|necesar)\p{L}*|obligatoriu|incomplet[ae]?(?!\p{L})|
    (?:va rugam|te rugam|trebuie|rog)(?: sa)?(?: mai)? ${enter}|(?:introduceti|introdu|scrieti|completati) (?:un|o|toate|corect)|corect(?:ati|eaza|a)[^.]{0,15} ?(?:${fields}|erori|urmatoare)|
    (?:trebuie sa|sa) (?:contina|aiba|fie (?:intre|de|un|o|mai)|cuprinda)|(?:lipseste|lipsesc|ati uitat|ai uitat)|(?:minim|maxim|cel putin|exact) \d+ (?:de )?(?:caracter|cifr|liter)\p{L}*|suma (?:minima|maxima)`,
  hint: String.raw`
    ${beside(fields, '(?:ciudat|suspect|dubios|in neregula|scapat|uitat|gresel|greseal|verifica|nu se potriv)\\p{L}*', 40)}`,
  area: String.raw`
    (?:nu|inca nu|momentan nu)[^.]{0,20} ${serve}[^.]{0,30} (?:in |la )?(?:\p{L}+ )?${places}|${places}[^.]{0,40} nu (?:este|e|sunt|se afla)[^.]{0,20} (?:acoperi|deservi|disponibil|in zona|in aria)\p{L}*|in afara (?:zonei|ariei|razei)`,
  wrong: 'gresit|incorect|invalid|expirat',
  already:
    'deja(?!,| (?:pe (?:biroul|masa)|la (?:noi|un|coleg)|in (?:lucru|analiza|mainile)))|anterior',
  taken: String.raw`
    inregistrat\p{L}*|exist\p{L}*|primit|completat\p{L}*|folosit\p{L}*|o cerere|utilizat\p{L}*|
    trimis\p{L}*|inscris\p{L}*|abonat\p{L}*|raspuns\p{L}*|aplicat|o solicitare|un (?:cont|dosar)|
    client\p{L}*|in (?:baza|evidenta|sistem)\p{L}*|participat|depus\p{L}*|asociat\p{L}*|solicitat`,
  policy: String.raw`
    spam|blocat\p{L}*|respins\p{L}*|refuzat\p{L}*|nu (?:sunteti|esti|este|e|indeplini\p{L}*) (?:eligibil|permis|autorizat|conditiile|criteri)\p{L}*|neeligibil\p{L}*|interzis|
    nu (?:va |iti |v-)?(?:putem|poate|pot|am putut)[^.]{0,25} ?(?:ofer|acord|aproba|accept|da curs|finant|asigur|ajut|da un raspuns favorabil)\p{L}*|nu mai (?:este|acceptam|sunt|exista locuri|putem)|
    nu (?:a fost|s-a|va fi|este) (?:aprobat|accept|admis|selectat|eligibil|luat in considerare)\p{L}*|(?:raspuns|decizi|aviz)\p{L}* (?:este )?(?:negativ|nefavorabil)\p{L}*|
    numar\p{L}* maxim|robot|automata|suspect\p{L}*|doar pe baza de invitatie|(?:a fost|este) (?:anulat|sters|declinat)\p{L}*|(?:doar|numai|exclusiv) (?:pentru|persoanel)\p{L}* (?:majore|rezident|proprietar)\p{L}*`,
  closed: String.raw`
    nu mai (?:accept|prime?s?[tc]|primim|preluam|lu[aă]m)\p{L}*|${forms}[^.]{0,40}(?:inchis|incheiat|suspendat|pauza|expirat|terminat|depasit|trecut)\p{L}*|
    (?:locuri\p{L}*|grupa|lista)[^.]{0,15} (?:ocupat|epuizat|complet|plin)\p{L}*|nu mai (?:sunt|avem) locuri`,
  tooMany: String.raw`
    prea (?:multe|repede|des)(?! caract| cifr)|(?:limita|numarul)[^.]{0,30} (?:atins|depasit|epuizat)\p{L}*|(?:ati|ai) (?:atins|depasit)[^.]{0,15} (?:limita|numarul)|astea?pt\p{L}*[^.]{0,25} (?:inainte|pana sa)|de (?:prea )?(?:multe|cateva) ori (?:la rand|consecutiv)`,
  later: String.raw`
    (?:incerc|incearc|reven|repet)\p{L}*[^.]{0,20} (?:peste|in|dupa) ${soon} (?:minut|secund|or[ae]|zi)\p{L}*|astea?pt\p{L}* ${soon} (?:de )?(?:minut|secund|or[ae])\p{L}*|reveniti (?:maine|mai tarziu)`,
  signIn: String.raw`
    (?:autentific|conect|log)(?:ati-va|a-te|eaza-te|heaza-te)|(?:trebuie|este necesar|va rugam) (?:mai intai )?sa (?:va |te |fiti |fii )?(?:autentific|conect|log|intra\p{L}* in cont)\p{L}*|
    (?:intrati|intra) in cont\p{L}* (?:pentru|ca|mai)|autentificare (?:necesara|obligatorie)|sesiune neautentificata|(?:doar|numai|rezervat\p{L}*) [^.]{0,20}(?:utilizatori|clienti)\p{L}* (?:autentificati|inregistrati|logati)`,
  verify: String.raw`
    (?:link|cod)\p{L}* de (?:verificare|confirmare|activare|securitate)|(?:confirm|verific|activ|valid)(?:ati|a|area|arii|eaza)(?!\p{L})[^.]{0,30}(?:e-?mail|adres|abon|numar|cont(?!act)|telefon)\p{L}*(?![^.]*(?:spam|status))|pentru a confirma|
    (?:introdu|tasta|scrie|complet)\p{L}*[^.]{0,20} cod\p{L}*(?! (?:postal|numeric|fiscal))|cod\p{L}*[^.]{0,20} (?:primit|trimis|prin sms|expediat)|(?:trimis|expediat) [^.]{0,15}cod(?:ul)?(?! postal)|
    (?:apas|click|clic|acces)\p{L}*[^.]{0,20} (?:link|buton\p{L}* din)\p{L}*|(?:casuta|inboxul|e-?mailul)[^.]{0,25} si confirm|(?:ca sa|pentru a)(?: |-)(?:va |ti-|ti |iti |v-)?activ\p{L}*[^.]{0,12} cont\p{L}*`,
  busy: String.raw`
    va rugam asteptati|asteptati\.|(?:(?:completa|lasa|trimite|solicita|cere|scrie)(?:ti|ti-ne)?|introduceti|introdu)(?!\p{L})[^.]{0,50}(?: si|,) (?:va|te|noi|un|iti|vei|veti|o sa)(?!\p{L})|lasa\p{L}* (?:numarul|datele)|se (?:trimite|salveaza|incarca|proceseaza)(?!\p{L})|inca nu|in curs de (?:trimitere|incarcare)`,
  condition: 'dupa (?:trimitere|completare)|daca|in cazul|in cazul in care',
  harmless: String.raw`
    nu (?:este|e|mai este) (?:nevoie|necesar)[^.]*|nu trebuie sa[^.]*|(?:verific|uita)\p{L}*[^.]{0,30}spam[^.]*|nu (?:ezita|raspunde|inchide)\p{L}*[^.]*|fara obligatii`,
  duplicate: String.raw`
    (?:necesita|cere|solicita) o (?:valoare|intrare) unica|trebuie sa fie unic[aei]?(?!\p{L})|
    exista (?:deja |inca )?(?:un|o) (?:cont|cerere|solicitare|utilizator|dosar|inregistrare)[^.]{0,25} (?:cu|pe|pentru|asociat) (?:ace|numar|cnp)\p{L}*|duplicat(?!\p{L})`,
  quiz: String.raw`
    raspund\p{L}*[^.]{0,20} intrebarea (?:anti-?spam|de securitate|de control)|
    ${beside('(?:intrebare\\p{L}* (?:anti-?spam|de securitate|de control)|calcul\\p{L}*|captcha|imagin\\p{L}*)', 'gresit|incorect|nu coincide|nu corespunde', 40)}`,
};
