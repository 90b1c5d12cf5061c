import type { Phrases } from './phrases.ts';

/** Phrases in Finnish and Estonian. */
export const finnic: Phrases = {
  thanks: 'kiitos|kiitamme|kiitokset|aitah|taname',
  idle: String.raw`
    (?:kiitos|aitah|taname)[\p{L} ]{0,15} (?:kaynnista|karsivallisuudesta|mielenkiinnosta|
    kiinnostuksesta|vierailusta|ymmarryksesta|kulastamast|kannatlikkuse|huvi|moistva)\p{L}*`,
  open: String.raw`
    (?:varaa|vali|broneeri\p{L}*)[^.]{0,25}(?:aika|paiva|tarjous|paketti|aeg|kuupaev|pank|pakkumi)|(?:maksa|suorita maksu|makske)(?!\p{L})|(?:asenna|lataa|paigalda\p{L}*)[^.]{0,8}(?:sovellus|rakendus|app)|(?:luo|aseta|loo|maara)[^.]{0,12}(?:salasana|tili|parool|konto)|(?:lataa|syota|anna|tayta|sisesta\p{L}*|lisa\p{L}*)[^.]{0,25}(?:asiakirja|tulot|henkilotunnus|syntymaaika|dokumen|sissetulek|isikukood|alla)|(?<=^[^\p{L}]*)(?:jatka|seuraava|edasi|jatkata|jargmine)[^\p{L}]*$|(?:kun|kui)[^.]{0,12}(?:aloitamme|avaamme|julkaisemme|alustame|avame)`,
  done: String.raw`
    (?:on|olemme|oli|me oleme|teie)[^.]{0,40} ?(?:lahetetty|vastaanotettu|tallennettu|
    rekisteroity|vastaanottaneet|valitetty|saadetud|katte saadud|salvestatud|registreeritud|
    esitatud|katte saanud|edastatud|toimitettu)|onnistui|onnistuneesti|edukalt|(?:viesti|lomake|
    hakemus|pyynto|ilmoittautuminen|vastaus)\p{L}* (?:on )?(?:lahetetty|vastaanotettu|
    tallennettu)|saadetud|olemme saaneet|saime|(?:on|olemme)[^.]{0,40} ?(?:aktivoitu|luotu|vahvistettu|kasitelty|kirjattu|otettu vastaan|kinnitatud|aktiveeritud|loodud|vastu voetud|lisatud|lahetitty)|^(?:[^ ]+ ){0,4}(?:lahetetty|tallennettu|vastaanotettu|rekisteroity|vahvistettu|salvestatud|registreeritud|kinnitatud)[.! ]*$`,
  promise: String.raw`
    (?:otamme|palaamme|vastaamme|soitamme|olemme)[^.]{0,30}(?:yhteytta|asiaan|pian|yhteydessa|
    sinulle|mahdollisimman)|votame[^.]{0,25}uhendust|uhendust`,
  not: String.raw`ei(?!\p{L})|emme|epaonnistu\p{L}*|virhe|viga|ebaonnestu\p{L}*|et voi`,
  failed: String.raw`
    virhe(?!ett)\p{L}*|epaonnistu\p{L}*|ei (?:voitu|voida|onnistu|ole saatavilla|loydy
    |onnestunud|ole saadaval|saa|lahetetty|tallennettu)\p{L}*|emme voi\p{L}*|
    yrita[^.]{0,20}(?:uudelleen|uudestaan|myohemmin)|(?:viga|torge)(?!\p{L})|ilmnes|
    ebaonnestu\p{L}*|(?:sonumi|vormi|taotluse) saatmine eb\p{L}*|
    proovi\p{L}*[^.]{0,15}(?:uuesti|hiljem)|jokin meni|midagi laks|vanhentunut|aegunud|
    huol[tl]o\p{L}*|hooldus\p{L}*|ongelma`,
  sorry: 'valitettavasti|pahoittelemme|anteeksi|kahjuks|vabandame|vabandust',
  value: String.raw`
    virheelli\p{L}*|kelvoton|kelpaa|ei ole (?:kelvollinen|oikea|kehtiv|oige|voimassa)\p{L}*|
    pakollinen|on pakolli\p{L}*|vaaditaan|(?:anna|syota|kirjoita|valitse|tayta|tarkista|korjaa|
    hyvaksy|vastaa)(?:thaan)?[^.]{0,40}(?:kelvolli|oikea|kentta|kentat|virhe|ehdot|numero|
    osoite|kysymy)\p{L}*|puuttuu|liian (?:lyhyt|pitka)|kehtetu|vigane|kohustuslik|nouta\p{L}*|
    (?:palun) (?:sisesta|taitke|vali|kontrolli|paranda|vasta|taida)\p{L}*|ei vasta|ei tasmaa|
    parandage (?:järgmised|vead|väljad)|puutteelli\p{L}*|keskenerai\p{L}*`,
  wrong: String.raw`virheelli|vaara|vanhentunut|vale(?!\p{L})|vigane`,
  already: String.raw`
    (?:olet|on|olemme|ette|oletko) jo(?!\p{L})|jo (?:olemassa|kaytossa|rekis\p{L}*|varattu|
    ilmoitt\p{L}*|vastaan\p{L}*)|aiemmin|juba`,
  taken: String.raw`
    rekister\p{L}*|kayt\p{L}*|lahet\p{L}*|vasta\p{L}*|tayt\p{L}*|
    varattu|tilannut|hakenut|ilmoittautunut|valmis|suoritettu|registreer\p{L}*|olemas|
    kasut\p{L}*|saadetud|saanud|esitatud|esitanud|lopetatud|voetud|taidetud`,
  policy: String.raw`
    roskaposti(?!kansio)\p{L}*|estetty|blokeeri\p{L}*|estolista\p{L}*|hylatty|tagasi lukatud|
    ei (?:sallita|ole sallittu|ole oikeutettu|tayta|ole lubatud|vasta nouetele)|(?:paasy|
    ligipaas)\p{L}* (?:evatty|keelatud)|(?:lomake|kysely|ilmoittautuminen|haku|kusitlus|
    vorm|registreerimine)[^.]{0,30}(?:suljettu|paattynyt|keskeytetty|suletud|loppenud|peatatud|
    ei ole enaa|ole enam)|ei ole enaa|taynna|enimmaismaara|maksimaalne|robot|ihminen|
    inimene|automaatti\p{L}* toim\p{L}*|epailytta\p{L}*|vain kutsu\p{L}*|
    emme (?:valitettavasti )?voi (?:valitettavasti )?(?:tarjota|auttaa|myontaa)|
    ei saa(?: me)? (?:teile )?(?:laenu|pakkuda)|peruutettu|peruttu|tuhistatud`,
  tooMany: String.raw`
    liian (?:monta|usein|nopeasti|paljon)|liiga (?:palju|kiiresti|tihti)|(?:raja|
    enimmaismaara)[^.]{0,15}(?:ylitetty|taynna)|odota[^.]{0,20}ennen`,
  signIn: String.raw`
    kirjaudu (?:ensin )?sisaan|kirjautua sisaan|(?:vaatii|edellyttaa) kirjautum\p{L}*|
    logi\p{L}* sisse|sisse logi\p{L}*|on kirjauduttava`,
  verify: String.raw`
    (?:vahvist|kinnit)\p{L}*[^.]{0,35}(?:sahkopost|osoit|tilauk|numero|
    e-?post|aadress|link|kood|tellimus)\p{L}*|(?:klopsa|napsauta|
    klikk)\p{L}*[^.]{0,35}link\p{L}*|(?:syota|anna|sisesta)[^.]{0,20}koodi?\p{L}*|
    koodi[^.]{0,20}lahet\p{L}*|melkein valmis|
    (?:saapuneet|sähköposti|postilaatikko)\p{L}*[^.]{0,12} ja vahvista|(?:postkast|
    e-?post)\p{L}*[^.]{0,8} ja kinnita\p{L}*|kinnita\p{L}*[^.]{0,20} e-?kirja (?:kaudu|abil)`,
  busy: String.raw`
    odota(?! ennen)|hetkinen|palun oota|oodake|lahetetaan|tallennetaan|ladataan|saatmine|
    laadimine|ei ole viela|pole veel`,
  condition: '(?<=^|, )jos|mikali|kui (?:te|sa|see|ei|soovite)',
  harmless: String.raw`
    ei (?:tarvitse|edellyta|vaadi|ole tarpeen|ole vaja)[^.]*|sinun ei tarvitse[^.]*`,
  duplicate: String.raw`
    (?:vaatii|edellyttää) yksilöllisen|(?:on oltava|täytyy olla|pitää olla) yksilöllinen|
    nõuab (?:unikaals|ainulaads)\p{L}*|peab olema (?:unikaaln|ainulaadn|kordumat)\p{L}*`,
  closed: String.raw`ei enää (?:ota vastaan|hyväksy|vastaanota)|ei (?:võta|võeta|aktsepteeri) enam`,
  quiz: String.raw`
    vastaa[^.]{0,10} (?:roskaposti|turva|tarkistus)\p{L}*[ -]?\p{L}*kysymy\p{L}*|(?:turva|
    tarkistus)kysymykseen on (?:väärä|virheellinen)|vasta\p{L}*[^.]{0,30} (?:vältimise |turva|
    kontroll)küsimus\p{L}* õigesti|(?:turva|kontroll)küsimusele on vale`,
};
