import type { Phrases } from './phrases.ts';

/** Georgian, Armenian, Burmese, Khmer, Lao, Kazakh, Mongolian, Azerbaijani, Uzbek, Amharic: a few words each. */
export const others: Phrases = {
  thanks: String.raw`
    გმადლობთ|მადლობა|շնորհակալություն|рахмет|баярлалаа|tesekkur edirik|tesekkurler|rahmat|
    tashakkur`,
  done: String.raw`
    წარმატებით|(?:გაიგზავნა|მიღებულია|შენახულია)|հաջողությամբ|(?:ուղարկված|ուղարկվել|ստացվել|
    գրանցվել) է|сәтті|(?:жіберілді|қабылданды|сақталды)|амжилттай|(?:илгээгдлээ|хүлээн авлаа|
    бүртгэгдлээ)|ugurla|(?:gonderildi|qebul edildi|qəbul edildi)|muvaffaqiyatli|(?:yuborildi|
    qabul qilindi)|(?:պահպանվել|ընդունվել|գրանցվել|ուղարկվել) է`,
  promise: String.raw`
    დაგიკავშირდებით|კապվենք|կկապվենք|хабарласамыз|холбогдох болно|elaqe saxla\p{L}*|
    əlaqə saxla\p{L}*|bog'lanamiz`,
  not: String.raw`
    არ(?!\p{L})|ვერ|შეცდომა|չի(?!\p{L})|չհաջողվեց|սխալ|қате|мүмкін емес|алдаа|чадсангүй|xəta|
    alinmadi|alınmadı|edilmədi|xato|bo'lmadi`,
  failed: String.raw`
    შეცდომა|ვერ (?:მოხერხდა|გაიგზავნა|შევინახეთ)|სცადეთ (?:თავიდან|მოგვიანებით|ხელახლა)|
    სამწუხაროდ|ვადა|სხდომის|սխալ\p{L}*|չհաջողվեց|կրկին փորձ\p{L}*|փորձեք|անհասանելի|
    ժամկետ\p{L}*|қате(?!\p{L})|қателік|мүмкін болмады|қайталап көр\p{L}*|кейінірек|алдаа\p{L}*|
    чадсангүй|дахин (?:оролд|илгээ)\p{L}*|амжилтгүй|xəta|yenidən cəhd\p{L}*|xato(?:lik)?|
    qayta urin\p{L}*`,
  sorry: String.raw`
    უკაცრავად|ბოდიში|ցավոք|ներեցեք|кешіріңіз|өкінішке|уучлаарай|харамсалтай|təəssüf|afsuski|
    kechirasiz`,
  value: String.raw`
    არასწორი|სავალდებულო\p{L}*|აუცილებელი|შეიყვანეთ|შეავსეთ|անվավեր|պարտադիր|մուտքագրեք|լրացրեք|
    жарамсыз|міндетті|енгізіңіз|толтырыңыз|буруу|заавал|оруулна уу|бөглөнө|yanlış|mutleq|mütləq|
    daxil edin|noto'g'ri|majburiy|kiriting`,
  already: 'უკვე|արդեն|бұрыннан|әлдеқашан|аль хэдийн|өмнө нь|artıq|allaqachon',
  taken: String.raw`
    (?:და)?რეგისტრ\p{L}*|არსებობს|გამოყენებ\p{L}*|შევს\p{L}*|დაასრულ\p{L}*|დასრულ\p{L}*|მიღებ\p{L}*|
    გაგზავნ\p{L}*|გრანց\p{L}*|գրանց\p{L}*|գոյություն|օգտագործ\p{L}*|լրացր\p{L}*|ուղարկ\p{L}*|
    պատասխան\p{L}*|тіркел\p{L}*|бар(?!\p{L})|толтыр\p{L}*|қолдан\p{L}*|аяқта\p{L}*|бүртг\p{L}*|
    бөглө\p{L}*|ашигла\p{L}*|илгээ\p{L}*|qeydiyyat\p{L}*|mövcud\p{L}*|istifadə\p{L}*|
    ro'yxat\p{L}*|mavjud\p{L}*`,
  policy: String.raw`
    სპამ\p{L}*|დაბლოკ\p{L}*|დახურულ\p{L}*|აკრძალ\p{L}*|უარყოფ\p{L}*|սպամ|արգելափակ\p{L}*|փակ է|
    մերժ\p{L}*|жабық|бұғатт\p{L}*|тыйым|хаалттай|хориг\p{L}*|татгалз\p{L}*|bloklan\p{L}*|
    baglidir|bağlıdır|rədd|bloklangan|rad etil\p{L}*`,
  tooMany: String.raw`
    ძალიან ბევრი|չափազանց շատ|шамадан тыс|тым көп|хэт олон|həddindən (?:artıq|çox)|juda ko'p`,
  signIn: String.raw`
    შედით (?:სისტემაში|ანგარიშზე)|գაიარეთ ავტორიზაცია|ავტორიზაცია|մուտք գործեք|кіріңіз|
    жүйеге кір\p{L}*|нэвтэр\p{L}*|daxil olun|tizimga kiring`,
  verify: String.raw`
    (?:დაადასტურ|დადასტურ|ვერიფიკ)\p{L}*[^.]{0,25}|հաստատ\p{L}*[^.]{0,25}(?:էլ|հասցե|կոդ|
    հղ)\p{L}*|(?:растау|растаңыз)\p{L}*|баталгаажуул\p{L}*|təsdiq\p{L}*|tasdiql\p{L}*`,
  busy: String.raw`
    გთხოვთ,? (?:დაიცადოთ|მოიცადოთ)|დაელოდეთ|սպասեք|күте тұрыңыз|түр хүлээ\p{L}*|хүлээнэ үү|
    gözləyin|kutib turing|илгээж байна|жіберілуде`,
  condition: 'თუ|եթե|егер|хэрэв|əgər|agar',
};
