import { beside, joined, type Phrases } from './phrases.ts';

const lead = joined(String.raw`
  (?<!\p{L})(?:wiadomosc|formularz|zgloszeni|wnios(?:ek|k)|zapytani|pytani|prosb|zamowieni|zleceni|
  dyspozycj|rejestracj|zapis(?!a|z)|ankiet|rezerwacj|kalkulacj|dane(?!\p{L})|odpowiedz|reklamacj|
  deklaracj|podani[eau]|aplikacj|spraw[aey](?!\p{L})|mail|wycen|kont[oa](?!\p{L})|polis|termin|
  wizyt|spotkani|rozmow|konsultacj|miejsce|subskrypcj|szkod|udzial|e-?mail)\p{L}*`);
const arrived = joined(String.raw`
  (?<!\p{L})(?:wyslan|przeslan|odeslan|odebran|otrzyman|zapisan|zarejestrowan|przyjet|przekazan|
  zlozon|zgloszon|dodan|potwierdzon|dostarczon|doreczon|utworzon|zalozon|aktywowan|zarezerwowan|
  przetworzon|zaktualizowan|zatwierdzon|odnotowan|nadan|zamowion|umowion|skierowan|zanotowan|
  zaklepan|zachowan|wprowadzon|zakonczon|ukonczon|przydzielon|subskryb|dopisan)\p{L}*`);
const came = joined(String.raw`
  (?<!\p{L}|(?<!\p{L})nie )(?:dotarl|wplynel|trafil|doszl|wpadl|polecial|poszl|przyszl|przeszl|
  przebiegl)\p{L}*`);
const your = String.raw`(?:twoj\p{L}*|pan(?:a|i|stwa)?|wasz\p{L}*|swoj\p{L}*|tw[eo]|od (?:ciebie|pan\p{L}*))`;
const contacts = joined(String.raw`
  (?:skontaktuj(?:e|emy|a)|odezw(?:ie|iemy|a)|odpowie(?:my|dz\p{L}a)?|odpis(?:ze|zemy|ujemy)|
  (?:od|za|prze)dzwoni(?:my|a)?|zatelefonuj(?:e|emy)|da(?:my)?(?: ci| panu| pani)? znac|
  (?:prze|przy|wy)sle(?:my)?|przygotuj(?:e|emy)|przekaz(?:e|emy)|poinformuj(?:e|emy)|
  powiadomi(?:my)?|polacz(?:y|ymy) sie|zajmiemy sie|wroci(?:my)? (?:do|z)|przedstawi(?:my)?|przeanalizuj(?:e|emy))(?!\p{L})`);
const field = joined(String.raw`
  (?<!\p{L})(?:numer|telefon|adres|e-?mail|mail|imie|nazwisk|kod|pesel|nip|regon|kwot|dat[aeyę]|dochod|
  rachun|kont[oa]|pol[ea]|haslo|hasla|dowod|iban|wiek|miast|zgod|wartos|format|dan(?:e|ych)|znak|cyfr)\p{L}*`);
const wrongly = joined(String.raw`
  (?:nieprawidlow|niepoprawn|bledn|niewlasciw|niewazn|niekompletn|niepeln|brakuj|nieistniej)\p{L}*`);
const enter = joined(String.raw`
  (?:poda[jć]|podac|wpis(?:z|ac)|wprowadz(?:ic)?|wybra?(?:ac|ierz)|wypelni[cj]?|popraw(?:ic)?|
  uzupelni[cj]?|sprawdz(?:ic)?|zaznacz(?:yc)?|zaakcept(?:uj|owac)|odpowiedziec|wyrazic)(?!\p{L})`);
const place = joined(String.raw`
  (?<!\p{L})(?:region|obszar|miast|miejscowos|okolic|kod\p{L}* poczt|adres(?!\p{L}* e?-?mail)|
  lokalizacj|wojewodztw|teren|powiat|gmin|rejon|dzielnic|stron(?:ach|y) kraju|kod(?:zie|em|u)(?!\p{L}))\p{L}*`);
const serves = joined(String.raw`
  (?<!\p{L})nie (?:\p{L}+ )?(?:dziala|obsluguj|swiadcz|dojezdza|dociera|dostarcza|oferuj|realizuj|
  prowadz|jestesmy|montuj|mamy (?:zasieg|uslug)|obejmuj|sieg|jest dostepn)\p{L}*|niedostepn\p{L}*|
  brak zasiegu`);
const closes = joined(String.raw`
  (?<!\p{L})(?:formularz|ankiet|rejestracj|zapisy|nabor|rekrutacj|badani|promocj|ofert|konkurs|akcj|
  edycj|lista|termin)\p{L}*`);
const over = joined(String.raw`
  (?<!\p{L})(?:zamknie\p{L}*|zakonczy\p{L}*|(?<!rejestracja |rejestracja zostala )zakonczon\p{L}*(?! sukces| pomysln| powodzen)|skonczyl\p{L}*|wstrzyman\p{L}*|
  wygas\p{L}*|minal|uplynal|pelna|pelny|wyczerpan\p{L}*|nieaktywn\p{L}*|wylaczon\p{L}*|nieaktualn\p{L}*|
  nie (?:jest|sa) (?:juz )?(?:dostepn|aktywn|aktualn)\p{L}*)`);
const credit = String.raw`(?<!\p{L})(?:pozycz\p{L}*|kredyt\p{L}*|ofert\p{L}*|finansowani\p{L}*|wnios\p{L}*|rat\p{L}*|limit\p{L}*|ubezpiecz\p{L}*|polis\p{L}*)`;
const decline = joined(String.raw`
  (?<!\p{L})(?:odrzuc|odmow(?!il\p{L}* (?:dzis )?(?:wspolpracy|posluszen))|odmaw|negatywn(?!\p{L}* wpis))\p{L}*|
  (?<!\p{L})nie (?:(?:mozemy|jestesmy w stanie|mogl)(?![^.]{0,25} (?:wyslac|przetworzyc|zapisac|przeslac))|bedziemy mogli|udziel|przyzna|otrzyma|
  kwalifik|spelnia|zaproponuj|pozycz)\p{L}*`);
const machine = joined(String.raw`
  (?<!\p{L})(?:serwer|system|stron[aey]|baz[aey]|polaczeni|serwis|siec|sieci|internet|formularz|aplikacj)\p{L}*`);
const broken = joined(String.raw`
  (?<!\p{L})(?:nie (?:odpowiada|dziala)|awari|padl|zawiesil|przeciaz|niedostepn|odmowil|przerwan|utrac|
  zerwan|posypal|wywalil|problem)\p{L}*`);
const attempts = String.raw`(?<!\p{L})(?:limit|prob[ya]?(?!\p{L})|liczb|kod(?:ow|y)|zapytan(?!i)|zgloszen(?!i)|wiadomosci)\p{L}*`;
const confirm = String.raw`(?:potwierdz(?!on|am|enie (?!adres|rejestr|numer|e-?mail))|zweryfik|weryfik|aktyw(?:uj|owa(?!n)|acyj))\p{L}*`;
const channel = joined(String.raw`
  (?<!\p{L})(?:e-?mail|mail|adres|subskryp|numer|telefon|kont[oa]|rejestrac|zapis|tozsam|sms|kod(?! poczt)|link|
  wniosek)\p{L}*`);
const invites = 'wypelnij|zostaw|podaj|wpisz|napisz|zapisz sie|zarejestruj|kliknij|zamow(?!ion|il)';

export const polish: Phrases = {
  thanks: String.raw`dziekujemy|dziekuje(?!\p{L})|dzieki(?! (?:temu|naszym|naszej|niemu))`,
  idle: String.raw`
    (?:dziekujemy|dziekuje|dzieki) za (?:wizyte|odwiedz\p{L}*|cierpliwosc|zainteresowanie|
    wyrozumialosc|zaufanie|zrozumienie|uwage)`,
  open: String.raw`
    (?:wybierz|zarezerwuj|umow)[^.]{0,30}(?:termin|godzin|date|dzien|bank|ofert|pakiet|plan|metode)|
    (?:zaplac|oplac|dokonaj platnosci)|(?:zainstaluj|pobierz)[^.]{0,10}aplikacj|
    (?:ustaw|utworz|zaloz|wybierz)[^.]{0,12}(?:haslo|konto)|
    (?:przeslij|podaj|wpisz|uzupelnij|wprowadz|dolacz)[^.]{0,25}(?:dokument|dochod|pesel|nip|date urodzenia|ponizej)|
    (?<=^[^\p{L}]*)(?:dalej|kontynuuj|nastepny(?: krok)?|przejdz dalej)[^\p{L}]*$|
    (?:gdy|kiedy|jak tylko)[^.]{0,15}(?:ruszymy|wystartujemy|otworzymy|uruchomimy|bedzie dostepn)|
    (?:zostanie|zostana) (?:wyslan|przekazan|zarejestrowan|przetworzon)\p{L}* (?:po|gdy|dopiero|kiedy)(?!\p{L})`,
  done: String.raw`
    ${beside(lead, `${arrived}|${came}`, 40)}|(?:zostal[aoy]?|jest|jestes|sa)[^.]{0,40}${arrived}|
    z powodzeniem|pomysln\p{L}*|sukces[!.]|wyslano(?!\p{L})|${came} do nas|do nas ${came}|
    (?:otrzyma|dosta|przyje|zarejestrowa|zapisa|odebra|przekaza|zanotowa|odnotowa|zalozy|umowi|nada|przydzieli)lismy(?! kod)|
    (?:przeslano|zapisano|zarejestrowano|otrzymano|potwierdzono|aktywowano|przyjeto|dodano|zamowiono|przekazano)(?!\p{L})|
    (?:ma|dostal[ao]?|otrzymal[ao]?|zapisal[ao]?|widzi) ${your} ${lead}|(?:ma|widzi) ${your} numer|
    (?:prze|wy)slalismy (?:${your}|go|je)(?!\p{L})|${lead} (?:jest )?(?:juz )?kompletn\p{L}*|mamy ${your} (?:numer|${lead})(?! w bezpiecz)|
    ${lead} (?:\p{L}+ +){0,4}(?:w drodze|(?:jest|sa) +u nas(?=\W*$)|(?:lezy|czeka)(?: teraz)? +(?:u|na (?!ciebie|twoj|ostatni)|w kolejce))|
    ${beside('wyslalismy', 'potwierdzenie', 30)}|mamy to[^\p{L}]*$|potwierdzamy (?:otrzymani|przyjeci|wplyw|rejestracj)\p{L}*|
    ${beside(`(?<!\\p{L})${your} (?:wnios|zgloszeni|zapytani)\\p{L}*`, '(?:rozpatruj|analizuj|sprawdza|przeglada)(?:my|emy|e)?(?!\\p{L})', 30)}|w dobrych rekach`,
  promise: String.raw`
    (?:wkrotce|niebawem|doradca|konsultant|agent|nasz|my)[^.]{0,60}(?<!\p{L})${contacts}|
    (?:skontaktuje|odezwiemy|odezwie|odpowiemy|oddzwonimy|zadzwonimy|odpiszemy|odpisujemy|damy znac)(?!\p{L})|
    oddzwoni(?!\p{L})|zajmiemy sie (?:twoj|pan|nim|nia)|wrocimy (?:do (?:ciebie|pan)|z (?:odp|ofert|propoz))|spodziewaj sie (?:telefon|kontakt)\p{L}*|telefonu spodziewaj|(?:czekaj|czekac|oczekuj)\p{L}* (?:na )?(?:telefon|kontakt|odpowiedz|decyzj|sms)\p{L}*`,
  not: String.raw`nie(?!\p{L})|blad|bledy|niepowodzen\p{L}*|nigdy`,
  fault: String.raw`
    ${beside(String.raw`(?<!\p{L})(?:sesj|link|token|odnosnik)\p{L}*`, String.raw`(?<!\p{L})(?:wygas|uplyn|przedawn|niewazn|nieaktywn|stracil waznosc)\p{L}*`, 30)}|
    ${beside(machine, broken, 40)}|brak (?:polaczeni|internet|siec)\p{L}*|przerwa (?:techniczn|serwisow)\p{L}*|
    (?:trwaja |prowadzimy )?prace? (?:konserwac|serwisow|techniczn)\p{L}*|blad (?:serwera|systemu|techniczn|polaczen|wewnetrzn|sieci)\p{L}*`,
  failed: String.raw`
    blad(?!\p{L})|bledu|bledy|nie (?:udal|da sie|mozna|powiod|mogl|moze\p{L}* teraz)[^.]{0,50}|
    nie (?:zostal\p{L}* |jest |sa )?${arrived}|niepowodzen\p{L}*|(?:sprobuj|prosimy sprobowac|ponow)\p{L}*|
    niedostepn\p{L}*|wygasl\p{L}*|cos (?:poszlo|sie (?:zepsul|popsul|zaciel|wysypal))|problem z|wystapil problem|
    nie znaleziono strony|ups(?!\p{L})|(?:gdzies )?utkn[ea]l\p{L}*|nie (?:wyszl|dotarl|doszl|dziala(?!my))\p{L}*|
    przepadl\p{L}*|awari\p{L}*`,
  sorry: 'niestety|przykro|przepraszamy',
  value: String.raw`
    ${wrongly}|nie jest (?:prawidlow|poprawn|wazn)\p{L}*|(?:jest|sa|pole|pola) (?:wymagan|obowiazkow)\p{L}*|
    wymagane(?!\p{L})|(?:prosze|prosimy|musisz|nalezy|trzeba)(?: \p{L}+)? ${enter}(?!ć)|
    ${enter} (?:ponownie |inn\p{L}+ )?(?:prawidlow|poprawn|wszystkie|to|pol[ea]|bledy|inn[aey]|wlasciw|nastep|poniz|zaznacz)\p{L}*|
    (?:zbyt|za) (?:krotk|dlug|mal[aeoy]|nisk|wysok)\p{L}*|wybierz (?:miasto|jedn|opcj)\p{L}*|(?:zaakceptuj|zaznacz|wyraz) (?:\p{L}+ )?(?:regulamin|zgod|warunk)\p{L}*|
    (?:musi|powinien|powinn[ao]|ma)(?: \p{L}+)? (?:byc|miec|zawierac|skladac sie)[^.]{0,25}(?:\d+|cyfr|znak|liter|format|pelnolet)\p{L}*|
    musi (?:byc|zawierac)|nie (?:moze|moga) byc (?:pust|krotsz|dluzsz)\p{L}*|blad (?:walidacji|weryfikacji)|
    z powodu bledow|${field} (?:\p{L}+ ){0,3}nie (?:pasuj|zgadza|istniej|wyglada|rozpozna|jest prawdziw)\p{L}*|
    nie ma (?:takiego|takiej|w zadnym)|tak(?:iego|iej) ${field} nie ma|takiego dnia|
    (?:brak|zapomnial\p{L}*|nie (?:podan|wpisan|zaznacz|wyrazi|wypelni|wybran)\p{L}*)(?: \p{L}+){0,2} ${field}|
    bez (?:zgody|akceptacji|zaznaczenia)[^.]{0,60} nie `,
  area: beside(serves, place, 60) + String.raw`|poza [^.]{0,15}(?:obszar|zasieg)\p{L}*`,
  hint: String.raw`(?:zerknij|sprawdz|rzuc okiem)[^.]{0,15} jeszcze raz|literowk\p{L}*|pomylk\p{L}*`,
  wrong: 'nieprawidlow|niepoprawn|bledn|wygasl|nie zgadza|zly',
  already: String.raw`juz(?!\p{L})|wczesniej|ponownie zgloszon|dzis rano|zdublowan`,
  taken: String.raw`
    istnieje|(?:za)?rejestrowan\p{L}*|wysl(?:an|al)\p{L}*|uzyt\p{L}*|zajet\p{L}*|wypelni\p{L}*|zapisan\p{L}*|
    otrzymal\p{L}*|subskryb\p{L}*|zlozy\p{L}*|zlozon\p{L}*|uzywan\p{L}*|zakoncz\p{L}*|ukoncz\p{L}*|
    udziel\p{L}*|zgloszenie|zapytanie|odpowied\p{L}*|wziales|w (?:\p{L}+ )?(?:bazie|systemie)|zgloszon\p{L}*|u nas|wniosek|znamy|
    zostawil\p{L}*|aktywn\p{L}*|rozpatruj\p{L}*|dopisuj\p{L}*`,
  duplicate: String.raw`
    (?:wymaga|musi byc) (?:unikaln|unikatow|niepowtarzaln)\p{L}*|duplikat\p{L}*|
    w ciagu ostatnich[^.]{0,60}(?:drugi|kolejn|nastepn)\p{L}*|
    (?:drugi|kolejn|nastepn)\p{L}* (?:wniosk|zgloszeni|formularz|prosb|zapytani)?\p{L}*[^.]{0,20}nie (?:mozemy|mozna|da sie|dopisuj|przyjm|rejestruj)\p{L}*`,
  policy: String.raw`
    (?:za|jako|filtr|przez) \p{L}*spam\p{L}*|spam[^\p{L}]*$|(?:weryfikacj|filtr|kontrol|ochron)\p{L}* anty-?spam|zablokowan\p{L}*|czarnej liscie|
    ${beside(credit, decline, 60)}|odrzucon\p{L}*|odmow(?!il)\p{L}*|nie (?:kwalifik|spelnia|masz (?:upraw|dostep)|jest dozwol|jestes upraw)\p{L}*|
    zabronion\p{L}*|niedozwolon\p{L}*|${beside(closes, over, 60)}|
    nie (?:przyjmujemy|jest) (?:juz|dostepn)\p{L}*|(?:brak|nie ma)(?: juz)?(?: wolnych)? miejsc|wszystkie miejsca|
    maksymaln\p{L}* liczb\p{L}*|robot\p{L}*(?! w)|recaptcha[^.]{0,30}nie|czlowiekiem|automatyczn\p{L}* aktyw\p{L}*|podejrzan\p{L}*|
    tylko (?:na zaproszenie|(?:dla |od |z )?(?:osob|pelnolet|klient|firm|mieszka|obywatel)\p{L}*)|
    wzgled\p{L}* bezpieczenstwa[^.]{0,60}(?:odrzuc|wstrzym|nie moz|zablok)\p{L}*|
    nie (?:zosta\p{L}* )?(?:przyjet|zaakceptowan|zatwierdzon|przyznan)\p{L}*|musimy[^.]{0,20}odmowic|musimy powiedziec "?nie|
    (?:zosta\p{L}*|jest) (?:anulowan|usuniet)\p{L}*`,
  closed: String.raw`
    nie (?:przyjmuj|akceptuj|zbiera|prowadzi)\p{L}* juz|juz nie (?:przyjmuj|akceptuj|zbiera|prowadzi)\p{L}*|
    nowych (?:\p{L}+ )?(?:juz )?nie przyjmuj\p{L}*`,
  quiz: String.raw`
    odpowiedz[^.]{0,20} pytanie (?:anty-?spamowe|zabezpieczajace|kontrolne)|
    pytanie (?:anty-?spamowe|zabezpieczajace|kontrolne) jest ${wrongly}|
    (?:kod|znaki|tekst|wynik)[^.]{0,20}(?:z obrazka|captcha|dzialania)[^.]{0,40}(?:${wrongly}|nie)|zle przepisan\p{L}*`,
  tooMany: String.raw`
    zbyt (?:wiele|duzo|czesto|szybko|liczn)|za (?:duzo|czesto|szybko)|
    ${beside(attempts, String.raw`(?<!\p{L})(?:przekrocz|wyczerp|osiagn|wykorzyst)\p{L}*`, 30)}|
    (?:poczekaj|odczekaj)(?! na)[^.]{0,20}(?:przed|zanim)`,
  later: String.raw`
    (?:(?:sprobuj|prosimy sprobowac|wroc)\p{L}*|ponow(?!nie)\p{L}*|(?:kolejn|nastepn)\p{L}* prob\p{L}*)[^.]{0,40} (?:za|po|dopiero) (?:\d|kilka|chwil|minut|godzin|jutro)[^.]*|
    (?:poczekaj|odczekaj) (?:jeszcze )?(?:\d|kilka|chwil|minut|godzin)[^.]*`,
  signIn: String.raw`
    zaloguj sie|musisz[^.]{0,20}(?:zalogowan|zalogowac|(?:wejsc|wejdz) na swoje konto)\p{L}*|nie jestes zalogowan\p{L}*|
    wymagane (?:jest )?(?:logowanie|zalogowanie)|(?:po|przejdz do) (?:za)?logowani[ua]`,
  verify: String.raw`
    ${beside(confirm, channel, 35)}|klik\p{L}*[^.]{0,35}(?:link|odnosnik)|
    (?:wpisz|wprowadz|podaj|przepisz)[^.]{0,20}(?:kod(?! poczt| pocz|\p{L}* z obraz)|cyfr[^.]{0,10}sms)|
    kod[^.]{0,25}(?:wyslan|wyslalismy|sms)\p{L}*|(?:wy|prze)slalismy[^.]{0,15} kod(?! poczt)|w celu potwierdzenia|prawie gotowe|(?:nacisnij|kliknij|wybierz) "?potwierdz\p{L}*|
    (?:skrzynk\p{L}*|poczte|e-?mail)[^.]{0,20} i potwierdz`,
  busy: String.raw`
    (?:prosze )?(?:czekac|poczekaj|czekaj)(?! przed|[^.]{0,30} (?:przed|zanim)|\p{L}* na)|
    trwa (?:zapis|lad|wysyl|przetw)\p{L}*|wysylanie|ladowanie|jeszcze nie|
    (?:${invites})[^.]{0,60}(?:,| a| i| -|–) (?:\p{L}+ ){0,3}(?:my(?!\p{L})|nasz|doradca|konsultant|${contacts})|wersj\p{L}* robocz`,
  condition: 'po (?:wyslaniu|wypelnieniu)|jesli|jezeli|gdyby(?:smy)?|w przypadku|o ile',
  harmless: String.raw`
    nie (?:musisz|musi|trzeba|jest wymagan|jest konieczn|ma potrzeby)[^.]*|nie odpowiadaj[^.]*|
    bez (?:zobowiazan|problem|spamu|oplat|zaswiadczen)\p{L}*|
    nic (?:wiecej|juz|poza tym)[^.]* nie (?:musi|trzeba)\p{L}*[^.]*|
    nie (?:wysylaj|zamykaj|martw|naprawiaj|zwleka|odswieza|waha|przegap|zale[wj]|spamuj|udostepni|sprzeda|wypelniaj)\p{L}*[^.,;:–]*|
    (?:prosze|prosimy) nie \p{L}+[^.,;:–]*|(?:sprawdz|zajrzyj)[^.]{0,30}spam\p{L}*|
    (?:niestety,? )?(?:w (?:sobot|niedziel|weekend|swiet)\p{L}*|po godzinach|poza godzinami)[^.,;–]{0,50}(?:zamkniet|nie (?:pracuj|dzwoni|odpowiad|odbiera)|nieczynn)\p{L}*|
    (?<=(?<!\p{L})ma |(?:wniosek|zgloszenie|formularz|wiadomosc) jest )juz|juz (?=(?:w drodze|czeka|lezy|pracuj|zajmuj|przeglada|szuka|u (?!nas)|na biurku|przekaza|jutro|dzis|wkrotce)\p{L}*)`,
};
