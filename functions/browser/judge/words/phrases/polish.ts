import type { Phrases } from './phrases.ts';

export const polish: Phrases = {
  thanks: String.raw`dziekujemy|dziekuje(?!\p{L})|dzieki(?! (?:temu|naszym|naszej|niemu))`,
  idle: String.raw`
    (?:dziekujemy|dziekuje) za (?:wizyte|odwiedz\p{L}*|cierpliwosc|zainteresowanie|
    wyrozumialosc|zaufanie|zrozumienie|uwage)`,
  open: String.raw`
    (?:wybierz|zarezerwuj|umow)[^.]{0,30}(?:termin|godzin|date|dzien|bank|ofert|pakiet|plan|metode)|(?:zaplac|oplac|dokonaj platnosci)|(?:zainstaluj|pobierz)[^.]{0,10}aplikacj|(?:ustaw|utworz|zaloz|wybierz)[^.]{0,12}(?:haslo|konto)|(?:przeslij|podaj|wpisz|uzupelnij|wprowadz|dolacz)[^.]{0,25}(?:dokument|dochod|pesel|nip|date urodzenia|ponizej)|(?<=^[^\p{L}]*)(?:dalej|kontynuuj|nastepny(?: krok)?|przejdz dalej)[^\p{L}]*$|(?:gdy|kiedy|jak tylko)[^.]{0,15}(?:ruszymy|wystartujemy|otworzymy|uruchomimy|bedzie dostepn)|
    (?:zostanie|zostana) (?:wyslan|przekazan|zarejestrowan|przetworzon)\p{L}* (?:po|gdy|dopiero|kiedy)(?!\p{L})`,
  done: String.raw`
    (?:zostal[aoy]?|jest)[^.]{0,40}(?:wyslan|przeslan|
    odebran|otrzyman|zapisan|zarejestrowan|przyjet|przekazan|zlozon|subskryb|potwierdzon|
    dodan)\p{L}*|z powodzeniem|(?:wiadomosc|formularz|zgloszenie|wniosek|zapytanie|
    rejestracja|zapis|ankieta) (?:zostal[aoy]? )?(?:wyslan|przeslan|przyjet|zapisan|zlozon|
    potwierdzon)\p{L}*|rejestracja (?:zostala )?zakonczona|otrzymalismy|
    sukces[!.]|wyslano|(?:zostal[aoy]?|jest)[^.]{0,40}(?:aktywowan|utworzon|zarezerwowan|przetworzon|zaktualizowan|zatwierdzon|odnotowan|nadan|zakonczona sukcesem)\p{L}*|pomysln\p{L}*|(?:przeslano|zapisano|zarejestrowano|otrzymano|potwierdzono|aktywowano|przyjeto|dodano)(?!\p{L})|
    (?:przyjelismy|zarejestrowalismy|zapisalismy|odebralismy)(?!\p{L})|dotarl\p{L}* do nas|
    do nas dotarl\p{L}*|
    mamy (?:twoje|panstwa|twoj) (?:dane|zgloszenie|wniosek|zapytanie)(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:skontaktuje|odezwiemy|odpowiemy|oddzwonimy|zadzwonimy|odpiszemy)|(?:nasz|
    wkrotce|niebawem)[^.]{0,40}(?:skontaktuje|zadzwoni|oddzwoni)`,
  not: String.raw`nie(?!\p{L})|blad|bledy|niepowodzen\p{L}*|nigdy`,
  failed: String.raw`
    blad(?!\p{L})|bledu|bledy|nie (?:udalo|mozna|powiodl|zostal|mogl|moze)[^.]{0,50}|
    niepowodzen\p{L}*|(?:sprobuj|prosimy sprobowac|ponow)\p{L}*|niedostepn\p{L}*|wygasl\p{L}*|
    przerwa techniczna|prace? konserwac\p{L}*|cos poszlo|problem z|wystapil problem|
    nie znaleziono strony|ups(?!\p{L})`,
  sorry: 'niestety|przykro|przepraszamy',
  value: String.raw`
    nieprawidlow\p{L}*|niepoprawn\p{L}*|nie jest (?:prawidlow|poprawn|wazn)\p{L}*|bledn\p{L}*|
    (?:jest|sa|pole|pola) (?:wymagan|obowiazkow)\p{L}*|wymagane(?!\p{L})|(?:prosze|prosimy|
    musisz|nalezy) (?:podac|wpisac|wypelnic|wybrac|poprawic|sprawdzic|zaznaczyc|zaakceptowac|
    wprowadzic|uzupelnic|odpowiedziec)|(?:podaj|wpisz|wybierz|wypelnij|popraw|
    uzupelnij) (?:prawidlow|poprawn|wszystkie|to|pole|bledy)\p{L}*|zbyt (?:krotk|dlug)\p{L}*|
    brakuj\p{L}*|wybierz (?:miasto|jedn|opcj)\p{L}*|popraw pola|nie (?:dzialamy|obslugujemy)|
    nie pasuj\p{L}*|musi (?:byc|zawierac)|nie (?:moze|moga) byc (?:pust|krotsz|dluzsz)\p{L}*|blad (?:walidacji|weryfikacji)|z powodu bledow|
    popraw (?:następujące|poniższe|zaznaczone)|poza [^.]{0,15}(?:obszar|zasieg)\p{L}*|
    niekompletn\p{L}*|niepeln\p{L}*|musi miec (?:co najmniej |dokladnie )?\d+`,
  wrong: 'nieprawidlow|niepoprawn|bledn|wygasl',
  already: String.raw`juz(?!\p{L})|wczesniej`,
  taken: String.raw`
    zarejestr\p{L}*|istnieje|wyslan\p{L}*|wyslal\p{L}*|uzyt\p{L}*|zajet\p{L}*|wypelni\p{L}*|
    zapisan\p{L}*|otrzymal\p{L}*|subskryb\p{L}*|zlozy\p{L}*|zlozon\p{L}*|uzywan\p{L}*|
    zakoncz\p{L}*|ukoncz\p{L}*|udziel\p{L}*|zgloszenie|zapytanie|odpowied\p{L}*|wziales|w bazie`,
  policy: String.raw`
    spam(?!u|owy)|zablokowan\p{L}*|czarnej liscie|odrzucon\p{L}*|nie (?:kwalifik|spelnia|
    masz upraw|masz dostep|jest dozwol|jestes upraw)\p{L}*|odmow\p{L}*|zabronion\p{L}*|
    niedozwolon\p{L}*|(?:formularz|ankieta|rejestracja|zapisy|nabor|rekrutacja|
    badanie)[^.]{0,40}(?:zamkniet|zakonczy|zakonczono|wstrzyman|nie jest juz)\p{L}*|
    nie (?:przyjmujemy|jest) (?:juz|dostepn)\p{L}*|(?:promocja|oferta|
    konkurs)[^.]{0,15}(?:skonczyl|zakonczyl|wygas)\p{L}*|brak miejsc|
    maksymaln\p{L}* liczb\p{L}*|robot\p{L}*|czlowiekiem|automatyczn\p{L}* aktyw\p{L}*|
    podejrzan\p{L}*|tylko na zaproszenie|nie (?:mozemy|
    jestesmy w stanie)[^.]{0,25}(?:zaoferowac|pomoc|udzielic|przyjac)|formularz (?:jest |nie jest )?(?:nieaktywn|aktywn|wylaczon)\p{L}*|wzgled\p{L}* bezpieczenstwa|
    nie (?:zosta\p{L}* )?(?:przyjet|zaakceptowan|zatwierdzon)\p{L}*|(?:rekrutacja|nabor|zapisy)[^.]{0,15} zakonczon(?!\p{L}* (?:sukces|pomysln|powodzen))\p{L}*|
    (?:zosta\p{L}*|jest) (?:anulowan|usuniet)\p{L}*`,
  tooMany: String.raw`
    zbyt (?:wiele|duzo|czesto|szybko)|za duzo|limit (?:zostal )?(?:przekroczon|wyczerpan)\p{L}*|
    przekroczono (?:limit|liczbe)|(?:poczekaj|odczekaj)[^.]{0,20}(?:przed|zanim)|za \d+ (?:sek|
    min)\p{L}*`,
  signIn: String.raw`
    zaloguj sie|musisz (?:byc zalogowan|sie zalogowac)\p{L}*|nie jestes zalogowan\p{L}*|
    wymagane logowanie`,
  verify: String.raw`
    (?:link|kod)\p{L}* (?:weryfikac|potwierdz|aktywac)\p{L}*|(?:potwierdz|zweryfik|weryfik|
    aktyw)\p{L}*[^.]{0,35}(?:e-?mail|adres|subskryp|numer|telefon|konto|rejestrac|zapis)\p{L}*|
    klik\p{L}*[^.]{0,35}(?:link|odnosnik)|(?:wpisz|wprowadz|podaj)[^.]{0,20}kod(?! poczt)|
    kod[^.]{0,25}(?:wyslan|sms)\p{L}*|w celu potwierdzenia|prawie gotowe|
    (?:skrzynk\p{L}*|pocztę|e-?mail)[^.]{0,20} i potwierdź`,
  busy: String.raw`
    (?:prosze )?(?:czekac|poczekaj|czekaj)(?! przed|[^.]{0,15} (?:przed|zanim))|
    trwa (?:zapis|lad)\p{L}*|wysylanie|ladowanie|jeszcze nie|(?:wypelnij|
    zostaw)[^.]{0,50} a (?:my|nasz|skontakt)`,
  condition: 'po (?:wyslaniu|wypelnieniu)|jesli|jezeli|gdyby|w przypadku',
  harmless: String.raw`
    nie (?:musisz|trzeba|jest wymagan|jest konieczn|ma potrzeby)[^.]*|nie odpowiadaj[^.]*|
    bez zobowiazan`,
  duplicate: String.raw`
    wymaga (?:unikaln|unikatow|niepowtarzaln)\p{L}*|musi być (?:unikaln|unikatow|
    niepowtarzaln)\p{L}*`,
  closed: String.raw`
    nie (?:przyjmuje|przyjmujemy|akceptuje) już|już nie (?:przyjmuje|akceptuje)`,
  quiz: String.raw`
    odpowiedz[^.]{0,20} pytanie (?:anty-?spamowe|zabezpieczające|kontrolne)|
    pytanie (?:anty-?spamowe|zabezpieczające|kontrolne) jest (?:nieprawidłow|błędn|niepoprawn)`,
};
