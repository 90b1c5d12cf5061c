import type { Phrases } from './phrases.ts';

/** A few phrases each in Basque, Albanian, Irish, Maltese, Icelandic and Galician. */
export const smaller: Phrases = {
  thanks: String.raw`
    eskerrik asko|mila esker|faleminderit|go raibh maith agat|grazzi|takk fyrir|grazas`,
  open: String.raw`
    aukeratu[^.]{0,12}(?:ordua|data|bankua)|ordaindu(?!ta)|(?<=^[^\p{L}]*)(?:jarraitu|hurrengoa|vazhdo|ar aghaidh|kompli|afram|halda afram|seguinte)[^\p{L}]*$|zgjidhni[^.]{0,12}(?:oren|daten|banken)|paguani|roghnaigh[^.]{0,12}(?:am|data)|aghzel[^.]{0,12}(?:hin|data)|veldu[^.]{0,12}(?:tima|dagsetningu|banka)|escolla[^.]{0,12}(?:hora|data|banco)`,
  done: String.raw`
    (?:ongi|behar bezala|zuzen|arrakastaz)(?!\p{L})|(?:bidali|jaso|gorde|erregistratu|
    osatu) (?:da|dira|dugu|duzu|egin da)|me sukses|u (?:dergua|ruajt|regjistrua|pranua)|
    eshte (?:derguar|marre|pranuar|regjistruar)|keni perfunduar|e perfunduar|(?:hefur veri[dð]|
    var|voru) (?:sent|send|skrad|mottekin|vistud)|tokst|con exito|intbaghat|bhfuarthas|(?:aktibatu|berretsi|sortu|bete|hartu|izena eman|harpidetu)(?: egin)? (?:da|dira|dugu|duzu)|u (?:aktivizua|konfirmua|krijua|plotesua|perfundua)|(?:hefur veri[dð]|var) (?:virkj|sta[dð]fest|vistu)\p{L}*|foi (?:activad|confirmad|rexistrad|gardad)[oa]|(?:morem|kemi marre)(?!\p{L})`,
  promise: String.raw`
    (?:zurekin )?harremanetan jarriko|do t'ju kontakt\p{L}*|do te kontaktojme|vid hofum samband|
    erantzungo`,
  not: String.raw`ez(?!\p{L})|ezin|nuk|ekki|gabim|errore|akats\p{L}*|villa`,
  failed: String.raw`
    errore(?:a|ren)?(?!\p{L})|akats(?:a|en|ak)?(?!\p{L})|ezin izan|ezin da|huts egin|
    saiatu (?:berriro|geroago)|ez dago erabilgarri|iraungi|zerbait gaizki|gabim\p{L}*|
    nuk (?:mund|u|eshte)[^.]{0,30}|deshtoi|provo\p{L}* (?:perseri|me vone)|ka skaduar|villa kom|
    ekki tokst|reyndu aftur|arazo|
    nuk arritëm|gátum (?:við )?ekki|non (?:puidemos|se puido|foi posible) (?:enviar|gardar|procesar)`,
  sorry: String.raw`
    barkatu|zoritxarrez|sentitzen dugu|na vjen keq|fatkeqesisht|mi hapet|pvi midur|pvi miður|
    afsakid`,
  value: String.raw`
    baliogabe\p{L}*|ez da (?:zuzen)\p{L}*|beharrezkoa|derrigorrezko\p{L}*|
    (?:mesedez,? )(?:sartu|idatzi|bete|hautatu|aukeratu|egiaztatu|zuzendu|erantzun)|
    i pavlefshem|e pavlefshme|i detyrueshem|e detyrueshme|ju lutem (?:vendos|ploteso|zgjidh|
    kontrollo|shkruani|jepni)\p{L}*|ogild\p{L}*|okej|pessi reitur|þessi reitur|ogilt|oki gilt|
    oki rett|vinsamlegast (?:slad|fyll|vel)\p{L}*|baliozko|
    zuzendu (?:errore|eremu|akats)\p{L}*|korrigjoni|(?:lagaðu|leiðréttu) (?:eftirfarandi|villur)|
    corrix[ae] os (?:seguintes )?(?:erros|campos)`,
  wrong: 'baliogabe|okerr|gabuar|pavlefsh|rang',
  already: String.raw`
    dagoeneko|jada|lehendik|tashme|nderkohe|nu thegar|nu þegar|aour|
    xa(?= existe| foi| esta| rexistr)|cheana`,
  taken: String.raw`
    erregistrat\p{L}*|existi\p{L}*|badago|hartu\p{L}*|erabil\p{L}*|bete\p{L}*|erantzun\p{L}*|
    jaso\p{L}*|bidali\p{L}*|osatu\p{L}*|harpidetu\p{L}*|izena|regjistr\p{L}*|ekziston|
    derguar\p{L}*|plotesuar|perfunduar|perdor\p{L}*|marre|skra[dð]\p{L}*|til(?!\p{L})|notad|
    rexistrad\p{L}*|eman`,
  policy: String.raw`
    blokeat\p{L}*|itxi(?:ta)?(?!\p{L})|amaitu da|ez (?:duzu|da)[^.]{0,15}(?:baimen|
    onart|betetzen)\p{L}*|baztertu|ukatu|zabor|gizakia|i bllokuar|eshte mbyllur|u mbyll|
    refuzua\p{L}*|nuk (?:lejohet|kualifik|plotes|pranoj)\p{L}*|lokad|hafnad|ekki leyf\p{L}*|
    gonbidapen\p{L}*|eten\p{L}*|pausat\p{L}*`,
  tooMany: String.raw`
    gehiegi|shume (?:kerkesa|tentativa|perpjekje)|teper shume|of margar|of oft|
    itxaron[^.]{0,20}aurretik|prisni[^.]{0,15}para`,
  signIn: String.raw`
    (?:saioa hasi|hasi saioa|saioa hasita)(?!\p{L})|identifikatu|hyni ne llogari|
    duhet te (?:hyni|identifikoheni|kyceni)|skra[dð]\p{L}* (?:[pþ]ig )?inn|
    hyni për të|vera innskráð\p{L}*`,
  verify: String.raw`
    (?:egiaztat|egiaztap|berrets|baiezta)\p{L}*[^.]{0,30}(?:posta|helbid|esteka|kode|
    harpidetza|zenbaki)\p{L}*|(?:esteka|kodea)\p{L}*[^.]{0,20}(?:berresteko|egiaztatzeko)|
    (?:konfirmo|verifiko)\p{L}*[^.]{0,25}(?:email|adres|numr|abonim)\p{L}*|
    kod\p{L}* (?:e )?(?:verifikimi|konfirmimi)\p{L}*|kliko\p{L}*[^.]{0,20}(?:lidhj|link)\p{L}*|
    stadfest\p{L}*[^.]{0,20}(?:netfang|tolvupost)\p{L}*|egin klik|
    berretsi[^.]{0,20} mezu elektroniko\p{L}*|sarrera-ontzi\p{L}* eta berretsi|(?:postën|
    emailin)[^.]{0,5} dhe konfirmoni|staðfestu með|pósthólf\p{L}* og staðfestu|
    caixa de entrada[^.]{0,6} e confirme`,
  busy: String.raw`
    itxaron(?!\p{L})(?!.{0,20}aurretik)|bidaltzen|gordetzen|kargatzen|ju lutem prisni(?! para)|
    duke (?:derguar|ruajtur|ngarkuar)|vinsamlegast bid|oraindik ez`,
  condition: 'nese|(?<=^|, )ef|baldin',
  duplicate: String.raw`
    balio bakarra behar|bakarra izan behar|kërkon një (?:vlerë|hyrje) unike|duhet të jetë unike|
    krefst einst\p{L}*|debe ser únic[oa]|verður að vera einst\p{L}*|(?:require|precisa|necesita) unh?a? (?:valor|
    entrada) únic[oa]`,
  closed: String.raw`
    ez du(?:gu)?[^.]{0,25} onartzen|nuk pranon(?:het)? më|tekur ekki (?:lengur )?við|
    xa non (?:acepta|admite|recibe)\p{L}*`,
  quiz: String.raw`
    erantzun[^.]{0,12} (?:spam\p{L}* aurkako |segurtasun-?)galder\p{L}*|
    segurtasun-galder\p{L}*[^.]{0,12} okerr\p{L}*|përgjigjuni[^.]{0,8} pyetjes (?:kundër|
    së sigurisë)|pyetjes së sigurisë është e gabuar|svara\p{L}* (?:ruslpóst|öryggis)spurning\p{L}*|
    öryggisspurning\p{L}* er rang\p{L}*|respond\p{L}*[^.]{0,20} pregunta (?:anti-?spam|
    de seguridade)`,
  idle: String.raw`
    (?:eskerrik asko|faleminderit|takk fyrir|grazas)[\p{L} ]{0,6} (?:bisita|interes|vizit|durim|
    komuna|heimsókn|áhugann|visita|paciencia)\p{L}*`,
  harmless: String.raw`
    ez (?:da beharrezkoa|duzu zertan)[^.]*|nuk (?:nevojitet|është e nevojshme)[^.]*|ekki (?:þarf|
    nauðsynlegt)[^.]*|non é (?:necesario|preciso)[^.]*`,
};
