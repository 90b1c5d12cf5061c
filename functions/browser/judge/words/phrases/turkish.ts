import { beside, joined, type Phrases } from './phrases.ts';

/** Names of what a visitor sends, and of what a target opens for it. */
const lead = joined(String.raw`
  (?:basvuru|tale[bp]|iste[gk]|form|mesaj|ileti(?!l|s|y)|bilgi|kay[di]|veri(?:ler|niz|n)|numara|not(?:u|lar)|
  yorum|soru(?!n)|yanit|ceva[bp]|dosya|evrak|belge|hesa[bp]|uyeli|aboneli|katilim|randevu|rezervasyon|
  siparis|teklif|bildirim|sikayet|oneri|gorus|yazdik|islem|police|cagri|e-?posta|mail|anket)\p{L}*`);
/** Names of form fields. */
const field = joined(String.raw`
  (?:alan|isim|ism|ad(?:i|iniz|in|inizi)?(?!\p{L})|soyad|telefon|cep|numara|gsm|e-?posta|mail|adres|sehir|
  sehr|ilce|posta kod|plaka|kimlik|t\.? ?c\.?(?: kimlik)?|vergi no|dogum|tarih|gelir|maas|tutar|miktar|meslek|
  mesaj|sifre|parola|kutu|onay|metni|sozlesme|kosul|sart|iban|yas|rakam|karakter|hane|kod|kvkk)\p{L}*`);
/** What the past tense of a passive or of "we" adds to a stem: "alın-dı", "gönderil-miştir". */
const past = '(?:[dt][iu](?:k)?|m[iu]st[iu]r|m[iu]s(?= bulun))(?!\\p{L})';
const arrived = joined(String.raw`
  (?<!\p{L})(?:(?:alin|gonderil|yollan|iletil|kaydedil|kaydol(?:un)?|olusturul|tamamlan|ulas|ulastiril|onaylan|aktaril|yonlendiril|
  yapil|sunul|islen|eklen|guncellen|aktiflestiril|etkinlestiril|dogrulan|(?:kabul|teslim|aktif|rezerve|not|
  tescil|sevk|kayit) edil|ayril|ayarlan|planlan|havale edil|ekle|aktar|yonlendir|olustur|tamamla|kaydet|ilet|
  gonder|not et|teslim et|teslim al|isleme al|al|ayirt|yaz|dosyala)${past}|
  (?:elimize|bize|sistemimize|ekibimize|masamiza|listemize|onumuze) (?:gec|gel|dus|ulas|var)[dt][iu](?!\p{L})|
  (?:degerlendirmeye|incelemeye|isleme|siraya|sisteme) (?:gir|dus|kon|konul|gec|koy)[dt]\p{L}+|
  (?:kayit|abone|uye|dahil) oldunuz|(?:sira|liste)\p{L}* alindiniz|ulasmis(?!\p{L})|doldurdugunuz icin|iletilmis(?!\p{L}))`);
/** Stems of verbs for getting back to the visitor. */
const contact = joined(String.raw`
  (?:ara|ulas|don(?!em|us)|yaz|bildir|haber ver|haberdar ed|gec|telefon e[dt]|temas[ae] (?:kur|gec)|gorus|bilgilendir|bilgi ver|
  ilet|gonder|cevapla|yanitla|donus (?:yap|sagla)|(?:geri )?donus yap|incele|degerlendir|paylas|sun|cal(?:dir)?)`);
/** Endings of the future and of the present of those stems, without the negated ones. */
const soon = joined(String.raw`
  (?!\p{L}*m[ae]y[ae]c)(?:\p{L}{0,6}[ae]ca[gk]|\p{L}{0,6}ece[gk]|[iu]?yor|iyor|uyor|[ae]?r[iu]?z|[ae]r(?:lar|ler)?(?!\p{L})|
  irler|iriz|uruz|ilir|ir(?!\p{L}))\p{L}*`);
const toYou = joined(String.raw`
  (?:siz(?:i|e|inle)|sen(?:i|inle)|sana|telefon(?:la|dan)|numara(?:dan|nizdan|niz uzerinden)|whatsapp\p{L}*|sms)`);
/** What a site closes, and words for "over". */
const closing = joined(String.raw`
  (?:form(?!unuz|un )|basvuru|kayit|kampanya|teklif|anket|cekilis|yarisma|etkinlik|egitim|seminer|kurs|webinar|program|
  firsat|donem|ilan|on kayit|katilim|proje|satis|urun)\p{L}*`);
const over = joined(String.raw`
  (?:kapali|kapan[dm]|kapat[iıl]|sona er|sonlan|duraklat|durdur|bitti|bitmis|askiya|doldu(?!r)|dolmus|tukendi|
  gec(?:ti|mis)(?! bile)|yayindan kaldir|yururlukten)\p{L}*`);
const seats = String.raw`(?:kontenjan|koltuk|yer(?:ler|imiz)?|kota|bilet|salon|kapasite|stok)\p{L}*`;
/** Verb endings of "can't": "gönderilemedi", "veremiyoruz". */
const unable = joined(String.raw`
  (?:[ae]m[ae](?:di|dik|mis)|[ae]m(?:iyor|uyor)|[ae]m[ae]z|[ae]m[ae]mekte|[ae]mamakta)\p{L}*`);
const code = joined(String.raw`
  (?:(?:dogrulama|onay|aktivasyon|guvenlik|sms|giris) (?:kod|sifre|pin)|tek kullanimlik|\d ?(?:haneli|rakamli)[^.]{0,10}(?:kod|sifre)|
  kod|sms[^.]{0,6} sifre|sifre(?=\p{L}*[^.]{0,20}(?:sms|cep|mesaj)))\p{L}*`);
const places = joined(String.raw`
  (?:bolge|sehir|sehr|il(?:e|de|iniz|inize|inizde)?(?!\p{L})|ilce|adres|posta kod|konum|mahalle|lokasyon|semt|koy(?:unuz|e)|ulke|
  yer(?:e|inize)(?!\p{L}))\p{L}*`);
const unserved = joined(String.raw`
  (?:hizmet|kapsam|teslimat|servis|altyapi|faaliyet|subemiz|kurulum)\p{L}*[^.]{0,30}?(?:yok|degil|disi|bulunma|
  kapsamı?yor|(?:ver|sun|gotur|yap|ulas)(?:[ae]?m[iae]))\p{L}*|(?:ulas|gel|gid)[ae]m[iae]\p{L}*`);
const again = '(?:tekrar|yeniden|bir daha|sonra|baska|once)';

export const turkish: Phrases = {
  thanks: String.raw`tesekkur\p{L}*|sagolun|sag ?ol(?:un)?(?!\p{L})|minnettar\p{L}*`,
  idle: String.raw`
    (?:ziyaret|sabr|ilgi(?!l)|anlayis|guven(?!l)|bekle|destek|deste|tercih|paylas)\p{L}*[^.]{0,15}? (?:icin )?(?:cok )?tesekkur\p{L}*`,
  open: String.raw`
    (?:saat|tarih|randevu|banka|teklif|paket|plan|gun)\p{L}*[^.]{0,20}sec(?:in|iniz|ip|erek)(?!\p{L})|
    (?:odeyin|odeme yapin|odemenizi yapin|ucreti odey\p{L}*)|
    uygulama\p{L}*[^.]{0,8}(?:yukleyin|indirin|kurun)|
    (?:sifre|parola|hesap)\p{L}*[^.]{0,8}(?:belirleyin|olusturun)|
    (?:belge|gelir|tc kimlik|dogum tarih|asagi|bilgi|numara|form)\p{L}*[^.]{0,25}
    (?:yukle|gir|doldur|paylas|birak)(?:y?[iu]n|[iu]n[iu]z)(?!\p{L})|
    (?<=^[^\p{L}]*)(?:devam(?: et)?|ileri|sonraki(?: adim)?|ode)[^\p{L}]*$|
    (?:basladigimizda|actigimizda|(?<!(?:yer|kontenjan|sira) )acildiginda|hizmete girdiginde)|
    (?:sonra|onaylay\p{L}*)[^.]{0,20} (?:gonderilecek|iletilecek|islenecek)`,
  done: String.raw`
    basari(?:yla|li)(?!siz)\p{L}*|${arrived}|${beside(
      lead,
      String.raw`(?:acildi|actik|(?:baslatil|gerceklestiril|atan)(?:di|mistir)|hazirlamaya basladik|inceliyoruz|bizde(?!\p{L})|elimizde|sirada)(?!\p{L})`,
      40,
    )}|(?:kayit|form|basvuru|talep|takip|dosya|referans|rezervasyon|hesap)\p{L}* (?:no|numara|kod|referans)\p{L}*[ :.#]{1,3}(?=[\p{L}/-]{0,6}\d)|
    (?:basvuru|tale[bp]|teklif|police|dosya|form|mesaj|bilgi)\p{L}*n(?:iz)? [^.\d]{0,12}(?:hazirlan|incelen|degerlendiril)(?:iyor|mekte\p{L}*)|
    artik (?:aramizda|bizde|uyemiz|listemiz)\p{L}*|(?:isiniz|islem\p{L}*) (?:bitti|tamam(?!l))\p{L}*|(?:her sey|(?:kayd|basvuru|talebi|form|randevu)\p{L}*n(?:iz)?) tamam(?!\p{L})|tamamdir(?!\p{L})`,
  sure: beside(lead, arrived, 60),
  promise: String.raw`
    (?:iletisime gec|donus yap|geri don|haber ver)(?:${soon})|(?:arayaca|ulasaca|donece|donus sagla)[gk]\p{L}*|
    ${toYou}[^.]{0,60}? ${contact}(?:${soon})|${contact}${soon} ${toYou}|(?:ariyoruz|arariz)(?!\p{L})`,
  not: String.raw`
    degil|yok|\p{L}*(?:madı|medi|mamıs|memis)\p{L}*|basarısız\p{L}*|hata`,
  failed: String.raw`
    hata(?:sı|lar|lı)?(?!\p{L})|basarısız\p{L}*|\p{L}+(?:[ln]|[ae]t|[aei]r|[ae]d|l)${unable}|\p{L}{2,}[iul]${unable}|
    (?:tekrar|yeniden|bir daha|daha sonra)[^.]{0,15}dene\p{L}*|hizmet dısı|(?:hizmet|cevap|yanit) ver[ae]?m[ei]\p{L}*|
    suresi (?:dol|gec)\p{L}*|bakım(?!iniz)\p{L}*|(?:yanlıs|ters) gitti|sorun(?:la|lar)?(?: olus| yas| karsi| cik| var|\W*$)\p{L}*|bir sorun|
    (?:bir|teknik) ariza|ariza(?:si|lan\p{L}+|dan)(?!\p{L})|aksakl\p{L}*|aksama (?:oldu|yas)\p{L}*|kesinti\p{L}*|problem(?:i|in|le)\p{L}*|coktu|calismiyor|
    (?:gonder|ilet|kayded|al|isle|ulas|gel|tamamla)(?:il|in|n)?m[ae](?:di|mis)\p{L}*|guncelleme calisma\p{L}*`,
  fault: String.raw`
    oturum\p{L}*[^.]{0,25}(?:dol|sona er|kapan|gecersiz|zaman asim|bitti)\p{L}*|zaman asimi\p{L}*|
    (?:sunucu|sistem|veri ?tabani|baglanti|teknik|ag|internet|server|beklenmeyen|beklenmedik)\p{L}* (?:bir )?(?:hata|sorun|ariza|problem|aksakl)\p{L}*|
    (?:sayfa|form|baglanti|link|token)\p{L}* (?:\p{L}+ )?suresi (?:dol|gec)\p{L}*`,
  sorry: String.raw`maalesef|uzgunuz|ne yazik|ozur dile\p{L}*|kusura bakma\p{L}*|hay aksi|ne var ki`,
  value: String.raw`
    gecersiz\p{L}*|gecerli (?:bir|degil)\p{L}*|gerekli(?:dir)?(?!\p{L})|zorunlu\p{L}*|
    lutfen [^.]{0,50}(?:gir|doldur|sec|kontrol ed|duzelt|kabul ed|isaretle|cevapla|yanitla|yaz|onayla|belirt|tamamla)(?:y?[iu]n|y?[iu]niz|in)\p{L}*|
    hatali|yanlis (?:kod|bic|gir|yaz)\p{L}*|eksik|cok (?:kisa(?!\p{L}* (?:sure|zaman|bir))|uzun|kucuk|buyuk)|(?:eslesm|uyusm|tutm|(?<!(?:kriter|kosul|sart)\p{L}* )uym)(?:iyor|uyor|adi|edi)|
    olmali(?!ydi)\p{L}*|(?:basla|icer|olus|gec)m[ae]l[iı]\p{L}*|bos (?:birak|ol|gec|kal)\p{L}*|dogrulama hatasi|
    (?:onayla|kabul et|isaretle|doldur|gir|sec|belirt)m[ae]niz (?:gerek(?!me[zd]|mi))\p{L}*|
    \p{L}+m[ae]di(?:niz|n)(?!\p{L})|${field}[^.]{0,30} (?:unut|bos|yok(?!\p{L})|yanlis|eksik|kisa(?!\p{L}* (?:sure|zaman|bir))|gecers|dogru degil|uygun degil|duzgun degil|anlasil|bulunam|taninma)\p{L}*|
    en (?:az|fazla|cok) \d+ (?:karakter|hane|rakam|harf)\p{L}*|
    asagidaki [^.]{0,20} duzelt\p{L}*|tamamlanma(?:di|mis)\p{L}*|(?:gecerli|dogru) (?:bir )?(?:bicim|format|sekil)\p{L}*[^.]{0,10} (?:degil|gir|yaz)\p{L}*|
    ${beside(field, '(?:(?:(?<!(?:posta|mail)\\p{L}{0,12} )kontrol e[dt]|duzelt|gozden gecir)(?:[iu]n\\p{L}*|er mi\\p{L}*|ip|elim)?)(?!\\p{L})', 30)}`,
  wrong: 'gecersiz|hatali|yanlis|suresi dol|gecerli degil|dogru degil|uyusm|eslesm|eksik',
  area: beside(places, unserved, 40),
  hint: String.raw`
    ${field}[^.]{0,40}(?:bir bak|emin misin|garip|tuhaf|${again}|degil(?!\p{L}))|
    (?:sonuc|toplam|resim|islem)\p{L}*[^.]{0,20} degil(?!\p{L})`,
  already: 'zaten|daha once|onceden|gecen (?:hafta|ay|gun|sefer|yil)|dun(?!ya)|halen|hala|evvelce',
  taken: String.raw`
    kayit\p{L}*|mevcut|var(?!\p{L})|kullanil\p{L}*|alinmis\p{L}*|gonderil\p{L}*|gonderdi\p{L}*|yazmisti\p{L}*|
    doldur\p{L}*|tamamla\p{L}*|basvur(?:du|mus|u yap)\p{L}*|basvuru(?:nuz|n)? (?:yap|bulun|mev|alin|var|deger)\p{L}*|abone\p{L}*|yanit\p{L}*|cevap\p{L}*|
    aldik|katil\p{L}*|yapilmis\p{L}*|olusturulmus\p{L}*|birakmis\p{L}*|uye\p{L}*|iletmis\p{L}*|
    (?:masamizda|incelen|degerlendirme asama|islemde|bekliyor|sirada)\p{L}*`,
  duplicate: String.raw`
    benzersiz[^.]{0,15} (?:gerektir|olmali|gerekli)\p{L}*|mukerrer\p{L}*|
    (?:ikinci|2\.) (?:kez|kere|defa|bir|basvuru|hesa[bp]|kayit|form|talep)\p{L}*[^.]{0,40}(?:yok|m[ae][zdy]|m[iu]yor)\p{L}*|
    (?:ait|adina|kayitli|bagli|iliskili|ile|uzerine) (?:\p{L}+ ){0,3}(?:hesap|basvuru|kayit|talep|uyelik)\p{L}* (?:zaten )?(?:var|mevcut|bulunu?[ym]|gorun|yapilmis|acilmis|olusturulmus)\p{L}*|
    (?:acik|aktif|devam eden|bekleyen|onceki|mevcut) (?:bir )?(?:basvuru|talep|talebi|kayd)\p{L}*[^.]{0,20} (?:var|mevcut|bulunu?[ym]|sonuclan)\p{L}*|
    (?:e-?posta|mail|telefon|numara|adres)\p{L}*[^.]{0,25} (?:kullanimda|kullaniliyor|kullanilmakta)|
    (?:birden fazla|tek bir|yalnizca bir|sadece bir|yeni bir|yeni|yenisini) ?(?:basvuru|talep|kayit|hesap|form)?\p{L}* (?:yap|ac|olustur|al|gonder)(?:il|in)?[ae]m[aei]\p{L}*|
    (?:sistem|kayitlar|veri ?taban)\p{L}*mizda (?:zaten )?(?:kayitli|mevcut|var(?!\p{L})|bulunu)\p{L}*`,
  policy: String.raw`
    spam(?! (?:klasor|kutu|degil|ve|veya)|\p{L})|istenmeyen|filtre\p{L}*|engellen\p{L}*|engelli listesi\p{L}*|kara liste\p{L}*|yasak\p{L}*|
    redde?[dt]\p{L}*|uygun (?:degil|bulun?ma|gorul?me|bulamad)\p{L}*|izin verilm\p{L}*|erisim\p{L}* (?:engel|red|kisit)\p{L}*|
    ${closing}[^.]{0,30} ${over}|${seats}[^.]{0,15} (?:dol|kalma|tuken|bit|gitti|yok|yer yok)\p{L}*|
    (?:isim|kayit|basvuru|talep|katilim)\p{L}* (?:artik )?(?:yaz|al|kabul e[dt])(?:[ae]?m(?:iyor|uyor|ad|ed|az|ez)|il?m[ae][dmyk])\p{L}*|
    artik (?:kabul|mevcut|kullanil|gecerli degil)\p{L}*|maksimum|azami|robot|insan old\p{L}*|otomatik (?:etkinlik|islem)\p{L}*|supheli|
    (?:yalnizca|sadece) (?:davet|mevcut musteri|uye)\p{L}*|(?:teklif|kredi|kart|limit)\p{L}* (?:ver|sun|tanimla|cikar|kullandir|tahsis ed)[ae]?m[iae]\p{L}*|
    (?:form|anket)[^.]{0,15} (?:etkin|aktif) degil|guvenlik (?:nedeni|sorunu|gerekce)\p{L}*|
    onaylan(?:a?ma|ami)\p{L}*|onay(?:layam|i verem|i alam)\p{L}*|kabul edil(?:e?me|emi)\p{L}*|(?:sart|kosul|kriter|puan|skor)\p{L}*[^.]{0,15} (?:karsila|sagla|tasi|tut|yeter|uy)(?:n?a?m[iaeu]|siz)\p{L}*|
    (?:kredi not|gelir|maas|puan|skor)\p{L}*[^.]{0,12} (?:yetersiz|dusuk)\p{L}*|iptal edil(?:di|mis)\p{L}*|olumsuz (?:sonuc|deger|yanit)\p{L}*|olumlu (?:sonuc|deger|yanit|bak|cevap)\p{L}*m[ae]\p{L}*|
    yas (?:sinir|siniri)\p{L}*|(?:18|on sekiz) yas\p{L}*[^.]{0,15} (?:kucuk|altin|dol)\p{L}*|son (?:basvuru|katilim|kayit) (?:tarih|gun)\p{L}* gec\p{L}*`,
  closed: String.raw`artik[^.]{0,25} (?:kabul etm|kabul edilm|almiyor|almamakta|alamiyor|yazamiyor|alinma)\p{L}*`,
  tooMany: String.raw`
    cok (?:fazla|sik|hizli)(?! bilgi)|cok sayida (?:istek|dene|talep|basvuru)\p{L}*|(?:art arda|ust uste|pes pese|kisa surede)[^.]{0,25}(?:dene|iste|gonder|talep|basvur|kod)\p{L}*|
    (?:sinir|limit|hak(?:k|lar)|kota)\p{L}*[^.]{0,12} (?:as|dol|ulas|bit|tuken|kalma)\p{L}*|
    \d+ (?:sn|saniye|dk|dakika|saat)\p{L}*(?: sonra| icinde| kadar| daha)?[^.]{0,20} (?:dene|bekle(?!n)|gec(?:me|tik)|talep ed|gonder[ei]bil)\p{L}*|
    (?:birkac|bir kac|biraz|bir sure|bir)(?: dakika| saat)?[^.]{0,10} bekle\p{L}*[^.]{0,12}(?:tekrar|yeniden|sonra)|once[^.]{0,10}bekle\p{L}*|
    (?:yarin|ertesi gun)[^.]{0,15}(?:dene|iste|gel)\p{L}*`,
  signIn: String.raw`
    (?:giris(?:i|inizi)?|oturum(?:u|unuzu)?|login) (?:yap|ac|ol)(?:in|iniz|mali|maniz|mis olma|madan|arak|man |ip)\p{L}*|
    (?:uye|kullanici|musteri) (?:giris|ol)(?:i gerek|in|unuz|manız|madan)\p{L}*|hesab\p{L}* (?:girin|giris yap)\p{L}*`,
  verify: String.raw`
    (?:dogrulama|onay|aktivasyon) (?:kod|baglanti|link|e-?posta|mail|sms)\p{L}*|
    ${beside(code, String.raw`(?:gonder|yolla|ilet|gir(?:in|erek|iniz|meniz|ip|meden)|yaz(?:in|iniz|arak|ip)|tusla|gelen(?!\p{L})|ulasan|paylas(?:in|iniz))\p{L}*`, 30)}|
    (?:e-?posta|telefon|numara|uyelik|abonelik|adres|hesa)\p{L}*[^.]{0,30}(?:dogrula|onayla|aktif|aktive|etkinlestir)\p{L}*|
    (?:basvuru|talep|talebi|kayd|islem|uyelig)\p{L}*[^.]{0,20} (?:onaylayin|dogrulayin|etkinlestirin|onaylamak|dogrulamak|onaylamaniz|dogrulamaniz)\p{L}*|
    dogrulamasi icin|(?:baglanti|link|mail|e-?posta)\p{L}*[^.]{0,30} tikla\p{L}*|
    neredeyse (?:bitti|tamam)|gelen kutu[^.]{0,40} (?:onayla|kontrol)\p{L}*`,
  busy: String.raw`
    lutfen bekle\p{L}*|bekleyin(?:iz)?[.!]|gonderiliyor|kaydediliyor|yukleniyor|isleniyor|
    henuz (?:gonder|\p{L}+(?:medi|madı))\p{L}*|yonlendiriliyor`,
  condition: String.raw`
    eger|varsa|yoksa|\p{L}+(?:[aeiu]rsaniz|[aeiu]rseniz|mazsa\p{L}*|mezse\p{L}*|madiysa\p{L}*|mediyse\p{L}*|
    iyorsaniz|iyorsan|irsan|ursan|diyseniz|diysaniz|ederse|olursa|gerekirse)`,
  harmless: String.raw`
    (?:gerek|ihtiyac\p{L}*) (?:yok|bulunma|kalma|olma)\p{L}*|gerekmez|gerekmiyor|gerekmemektedir|spam (?:degil|klasor)\p{L}*|
    (?:baska|ek|ayrica) (?:bir )?(?:sey|islem)[^.]{0,20}(?:isten|gerek)m\p{L}*|
    (?:ne yazik ki|maalesef) [^.]{0,40}(?:pazar|cumartesi|hafta sonu|tatil|mesai|ofis)\p{L}*[^.]{0,30} (?:kapali|calismi|hizmet)\p{L}*`,
  quiz: String.raw`
    (?:anti-?spam|guvenlik|kontrol) sorusun\p{L}*[^.]{0,10} (?:yanitla|cevapla|yaniti yanlis|cevabi yanlis)\p{L}*|
    (?:resim|gorsel|toplam|islemin sonucu|guvenlik kodu)\p{L}*[^.]{0,25} (?:yanlis|hatali|degil|tutm|uyusm|eslesm)\p{L}*`,
};
