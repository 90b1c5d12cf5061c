import type { Phrases } from './phrases.ts';

export const romanian: Phrases = {
  thanks: '(?:va |iti )?multumim|multumesc|mersi',
  idle: String.raw`
    multumim (?:pentru|ca) (?:ati vizitat|vizita|rabdare|interes|intelegere|incredere)\p{L}*`,
  open: String.raw`
    (?:alege\p{L}*|selecta\p{L}*|programa\p{L}*)[^.]{0,25}(?:ora|interval\p{L}*|data|banca|oferta|pachet\p{L}*)|platiti|(?:instalati|descarcati)[^.]{0,12}aplicatia|(?:setati|creati|alegeti)[^.]{0,12}(?:parola|cont)|(?:incarcati|introduceti|completati|furnizati)[^.]{0,25}(?:documente\p{L}*|venit\p{L}*|cnp|data nasterii|iban|mai jos)|(?<=^[^\p{L}]*)(?:continua\p{L}*|urmatorul|inainte|pasul urmator)[^\p{L}]*$|(?:cand|imediat ce|de indata ce)[^.]{0,15}(?:lansam|incepem|deschidem|va fi disponibil)`,
  done: String.raw`
    (?:a|au|am|ai|ati) (?:fost )?(?:trimis|primit|inregistrat|salvat|expediat|receptionat|
    transmis|inscris|finalizat|completat)\p{L}*|cu succes|(?:mesaj|cerere|formular|
    solicitare|inscriere)\p{L}* (?:trimis|primit|inregistrat)\p{L}*|abonat|(?:inscrierea|
    inregistrarea) (?:este |a fost )?(?:complet|finaliz|reus)\p{L}*|(?:a|au|am) (?:fost )?(?:activat|creat|rezervat|adaugat|actualizat|procesat|confirmat|acceptat)(?!ion|ory)\p{L}*|^(?:[^ ]+ ){0,4}(?:trimis|salvat|inregistrat|primit|activat|confirmat|finalizat|completat)[aei]?[.! ]*$`,
  promise: String.raw`
    (?:va|te|iti) vom (?:contacta|suna|raspunde)|(?:va|te) (?:contactam|sunam)|
    veti fi contactat\p{L}*|vei fi contactat\p{L}*|(?:veti|vei) primi`,
  not: String.raw`
    nu (?:a|au|am|ati|s-a|este|poate|pot|putem|sunt)(?!\p{L})|esuat|eroare`,
  failed: String.raw`
    ero(?:are|ri)(?!\p{L})|esuat|nu (?:a|au|am|s-a|poate|s-au) (?:fost |
    fi )?(?:trimis|procesat|inregistrat|trimite|salva|putut|reusit)\p{L}*|
    (?:va rugam sa )?(?:incercati|incearca)[^.]{0,20}(?:nou|mai tarziu)|indisponibil|
    nu este disponibil\p{L}*|expirat|ceva nu a|ceva a mers|(?:a aparut|am intampinat|
    exista) o problema`,
  sorry: 'ne pare rau|din pacate|scuze|regretam',
  value: String.raw`
    invalid\p{L}*|nu (?:este|e|sunt) (?:un[a]? )?(?:valid|corect|completat)\p{L}*|(?:este|
    sunt) (?:obligatori|necesar)\p{L}*|obligatoriu|(?:va rugam|te rugam)(?: sa)? (?:introduce|
    complet|select|corect|verific|accept|alege)\p{L}*|introduceti (?:un|o)|gresit\p{L}*|
    incorect\p{L}*|lipseste|corect(?:ați|ează) (?:următoarele|erorile|câmpurile)|
    incomplet[ae]?(?!\p{L})`,
  wrong: 'gresit|incorect|invalid|expirat',
  already: 'deja(?!,)',
  taken: String.raw`
    inregistrat\p{L}*|exist\p{L}*|primit|completat\p{L}*|folosit\p{L}*|o cerere|utilizat\p{L}*|
    trimis\p{L}*|inscris\p{L}*|abonat\p{L}*|raspuns\p{L}*|aplicat`,
  policy: String.raw`
    spam|blocat\p{L}*|respins\p{L}*|nu (?:sunteti|esti|este|indepliniti) (?:eligibil|permis|
    autorizat|conditiile)\p{L}*|interzis|(?:formular|sondaj|inscrier|inregistrar|
    chestionar)\p{L}*[^.]{0,40}(?:inchis|incheiat|suspendat|pauza)\p{L}*|nu (?:va |
    iti )?putem oferi|nu (?:va |iti )?putem acorda|nu mai (?:este|acceptam|sunt)|
    numar\p{L}* maxim|robot|automata|doar pe baza de invitatie|a fost (?:anulat|sters)\p{L}*`,
  tooMany: String.raw`prea multe|limita (?:a fost )?(?:atinsa|depasita)|asteptati[^.]{0,20} inainte`,
  signIn: String.raw`
    (?:autentific|conect)(?:ati-va|a-te)|trebuie sa (?:va |te )?(?:autentific|conect|
    fiti autentificat)\p{L}*`,
  verify: String.raw`
    (?:link|cod)\p{L}* de (?:verificare|confirmare|activare)|(?:confirm|verific)(?:ati|a|area|
    arii)(?!\p{L})[^.]{0,30}(?:e-?mail|adres|abon|numar)\p{L}*|pentru a confirma|
    introduceti[^.]{0,20}cod\p{L}*|(?:căsuța|inboxul|e-?mailul)[^.]{0,25} și confirm`,
  busy: String.raw`
    va rugam asteptati|asteptati\.|se (?:trimite|salveaza|incarca|proceseaza)|inca nu`,
  condition: 'dupa (?:trimitere|completare)|daca|in cazul',
  harmless: 'nu (?:este|e) (?:nevoie|necesar)[^.]*|nu trebuie sa[^.]*',
  duplicate: String.raw`
    (?:necesită|cere|solicită) o (?:valoare|intrare) unică|trebuie să fie unic[ăei]?(?!\p{L})`,
  closed: String.raw`nu mai (?:accept|primește|primim)\p{L}*`,
  quiz: String.raw`
    răspund\p{L}*[^.]{0,20} întrebarea (?:anti-?spam|de securitate|de control)|
    întrebarea (?:anti-?spam|de securitate|de control) este (?:greșit|incorect)`,
};
