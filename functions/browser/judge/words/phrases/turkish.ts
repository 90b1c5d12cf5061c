import type { Phrases } from './phrases.ts';

export const turkish: Phrases = {
  thanks: String.raw`tesekkur\p{L}*|sagolun|sag olun`,
  idle: String.raw`
    (?:ziyaret\p{L}*|sabr\p{L}*|ilgi\p{L}*|anlayis\p{L}*|guven\p{L}*|
    bekle\p{L}*) (?:icin )?(?:cok )?tesekkur\p{L}*`,
  open: String.raw`
    (?:saat|tarih|randevu|banka|teklif|paket|plan)\p{L}*[^.]{0,10}sec(?:in)|(?:odeyin|odeme yapin|odemenizi yapin|ucreti odey\p{L}*)|uygulama\p{L}*[^.]{0,8}(?:yukleyin|indirin|kurun)|(?:sifre|parola|hesap)\p{L}*[^.]{0,8}(?:belirleyin|olusturun)|(?:belge|gelir|tc kimlik|dogum tarih|asagi)\p{L}*[^.]{0,25}(?:yukleyin|girin|doldurun|paylasin)|(?<=^[^\p{L}]*)(?:devam(?: et)?|ileri|sonraki(?: adim)?|ode)[^\p{L}]*$|(?:basladigimizda|actigimizda|acildiginda|hizmete girdiginde)|
    (?:sonra|onaylay\p{L}*)[^.]{0,20} (?:gonderilecek|iletilecek|islenecek)`,
  done: String.raw`
    basari(?:yla|li)\p{L}*|(?:alındı|alınmıstır|gonderildi|
    gonderilmistir|iletildi|iletilmistir|kaydedildi|kaydedilmistir|olusturuldu|tamamlandı|
    tamamlanmıstır|ulastı|ulasmıstır|onaylandı|aldık)(?!\p{L})|(?:aktiflestirildi|etkinlestirildi|aktif edildi|dogrulandı|eklendi|islendi|guncellendi|iletilmis|kabul edildi|rezerve edildi|yapıldı|sunuldu|ulastırıldı|kaydoldu\p{L}*|kayıt oldunuz|abone oldunuz|doldurdugunuz icin)(?!\p{L})`,
  promise: String.raw`
    (?:iletisime gec|ulasaca|arayaca|donus yap|donecegiz|geri don|haber verece)\p{L}*`,
  not: String.raw`
    degil|\p{L}*(?:madı|medi|mamıs|memis)\p{L}*|basarısız\p{L}*|hata`,
  failed: String.raw`
    hata(?:sı|lar)?(?!\p{L})|basarısız\p{L}*|\p{L}+(?:lamadı|lemedi|
    namadı|nemedi|amadık|emedik|amıyor|emiyor|amaz|emez)(?!\p{L})|tekrar dene\p{L}*|
    yeniden dene\p{L}*|daha sonra[^.]{0,15}dene\p{L}*|hizmet dısı|suresi (?:dol|
    gec)\p{L}*|bakım\p{L}*|yanlıs gitti|ters gitti|sorun olustu|bir sorun`,
  sorry: String.raw`maalesef|uzgunuz|ne yazık|ozur dile\p{L}*`,
  value: String.raw`
    gecersiz\p{L}*|gecerli (?:bir|degil)\p{L}*|gerekli(?:dir)?(?!\p{L})|zorunlu\p{L}*|
    (?:lutfen) (?:[^.]{0,50}(?:girin|doldurun|secin|kontrol ed|duzelt|
    kabul edin|isaretle|cevapla|yanıtla))\p{L}*|hatalı|yanlıs (?:kod|bic)\p{L}*|
    eksik|cok (?:kısa|uzun)|eslesmiyor|bolgenize|sehrinize|olmalı\p{L}*|bos (?:bırakılamaz|olamaz|gecilemez)|dogrulama hatası|
    (?:aşağıdaki) [^.]{0,20} düzelt\p{L}*|tamamlanma(?:dı|mıs)\p{L}*`,
  wrong: 'gecersiz|hatalı|yanlıs|suresi dol',
  already: 'zaten|daha once|onceden',
  taken: String.raw`
    kayıt\p{L}*|mevcut|var(?!\p{L})|kullanıl\p{L}*|alınmıs\p{L}*|gonderil\p{L}*|gonderdi\p{L}*|
    doldur\p{L}*|tamamla\p{L}*|basvur\p{L}*|abone\p{L}*|yanıt\p{L}*|cevap\p{L}*|aldık|katıl\p{L}*`,
  policy: String.raw`
    spam(?!\p{L})|engellen\p{L}*|engelli listesi\p{L}*|kara liste\p{L}*|yasak\p{L}*|
    reddedil\p{L}*|uygun degil\p{L}*|izin verilm\p{L}*|erisim (?:engel|red)\p{L}*|(?:form|anket|
    kayıt|basvuru|survey)\p{L}*[^.]{0,30}(?:kapalı|kapan|kapat|sona er|duraklat|durdurul|
    bitti)\p{L}*|artık (?:kabul|mevcut|kullanıl)\p{L}*|kontenjan\p{L}*[^.]{0,10}dol\p{L}*|
    maksimum|azami|robot|insan old\p{L}*|otomatik (?:etkinlik|islem)\p{L}*|supheli|
    yalnızca davet\p{L}*|sadece davet\p{L}*|(?:teklif|kredi) (?:veremiyor|sunamıyor)\p{L}*|(?:form|anket)[^.]{0,15} (?:etkin|aktif) degil|guvenlik (?:nedeni|sorunu)\p{L}*|
    onaylanma(?:dı|mıs)\p{L}*|kabul edilme(?:di|mis)\p{L}*|(?:sart|kosul|kriter)\p{L}* (?:karsılamı|saglamı|tasımı)\p{L}*|
    iptal edil(?:di|mis)\p{L}*|olumsuz sonuclan\p{L}*`,
  tooMany: String.raw`
    cok fazla|cok sık|cok hızlı|sınır\p{L}* (?:as|ulas)\p{L}*|limit\p{L}* (?:as|dol)\p{L}*|
    \d+ (?:saniye|dakika) (?:sonra|icinde|bekle)\p{L}*|once[^.]{0,10}bekle\p{L}*`,
  signIn: String.raw`(?:giris yap|oturum ac)(?:ın|malı|manız|mıs olma)\p{L}*`,
  verify: String.raw`
    dogrulama (?:kod|baglantı|link|e-?posta)\p{L}*|onay (?:kod|baglantı|link|e-?posta)\p{L}*|
    (?:e-?posta|telefon|numara|uyelik|abonelik|adres|hesa)\p{L}*[^.]{0,30}(?:dogrula|onayla|
    aktif)\p{L}*|dogrulaması icin|(?:baglantı|link)\p{L}*[^.]{0,15}tıkla\p{L}*|
    kod\p{L}*[^.]{0,20}(?:gonder|girin)\p{L}*|tek kullanımlık|neredeyse (?:bitti|tamam)|
    gelen kutu[^.]{0,40} onayla\p{L}*`,
  busy: String.raw`
    lutfen bekle\p{L}*|bekleyin(?:iz)?[.!]|gonderiliyor|kaydediliyor|yukleniyor|isleniyor|
    henuz (?:gonder|\p{L}+(?:medi|madı))\p{L}*|yonlendiriliyor`,
  condition: String.raw`
    eger|\p{L}+(?:ırsanız|irseniz|ursanız|urseniz|mazsa|mezse|madıysa\p{L}*|mediyse\p{L}*|
    ıyorsanız|iyorsanız|ederse)(?!\p{L})`,
  harmless: String.raw`gerek (?:yok|bulunma)\p{L}*|gerekmez|gerekmiyor|gerekmemektedir`,
  duplicate: String.raw`benzersiz[^.]{0,15} (?:gerektir|olmalı|gerekli)\p{L}*`,
  closed: String.raw`artık[^.]{0,25} (?:kabul etm|kabul edilm|almıyor|almamakta)\p{L}*`,
  quiz: String.raw`
    (?:anti-?spam|güvenlik|kontrol) sorusun\p{L}*[^.]{0,10} (?:yanıtla|cevapla|yanıtı yanlış|
    cevabı yanlış)\p{L}*`,
};
