/**
 * How fields and buttons are recognised in many languages, beside captions that look similar but
 * mean something else.
 */
import { describe, expect, test } from '@jest/globals';
import {
  consentWords,
  nextWords,
  notSubmitWords,
  submitWords,
} from '../../../../functions/browser/form/field-rules.ts';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import { aButton, aField, aScan, labelled } from '../page/page-builders.ts';

const fiveKinds = ['fullName', 'phone', 'email', 'city', 'loanAmount'];

describe("the captions of the lead's five fields", () => {
  test.each([
    ['Hindi', 'Aapka naam', 'Mobile number daalein', 'Email ID', 'Sheher', 'Loan rashi'],
    [
      'Hindi in words',
      'Poora naam',
      'Sampark number',
      'E-mail',
      'Aapka shahar',
      'Kitni rashi chahiye',
    ],
    ['Hindi script', 'आपका नाम', 'संपर्क नंबर', 'ई-मेल', 'शहर का नाम', 'ऋण राशि'],
    ['Marathi', 'Purn naav', 'Mobile kramank', 'Email', 'Shaharache nav', 'Karjachi rakkam'],
    ['Marathi script', 'संपूर्ण नाव', 'भ्रमणध्वनी क्रमांक', 'ईमेल', 'गाव', 'कर्जाची रक्कम'],
    ['Gujarati', 'Tamaru naam', 'Mobile nambar', 'Email', 'Shaher', 'Loan ni rakam'],
    ['Gujarati script', 'તમારું નામ', 'મોબાઇલ નંબર', 'ઈમેલ', 'શહેર', 'લોનની રકમ'],
    ['Bengali', 'Apnar naam', 'Mobile nombor', 'Email', 'Shohor', 'Rin-er poriman'],
    ['Bengali script', 'আপনার নাম', 'মোবাইল নম্বর', 'ইমেইল', 'শহর', 'ঋণের পরিমাণ'],
    ['Tamil', 'Ungal peyar', 'Kaipesi en', 'Minnanjal', 'Oor', 'Kadan thogai'],
    ['Tamil script', 'முழுப் பெயர்', 'கைபேசி எண்', 'மின்னஞ்சல்', 'நகரம்', 'கடன் தொகை'],
    ['Telugu', 'Mee peru', 'Phone number', 'Email', 'Nagaram', 'Runa mottam'],
    ['Telugu script', 'పూర్తి పేరు', 'మొబైల్ నంబర్', 'ఈమెయిల్', 'పట్టణం', 'రుణ మొత్తం'],
    ['Kannada', 'Nimma hesaru', 'Mobile sankhye', 'Email', 'Ooru', 'Saalada motta'],
    ['Kannada script', 'ಹೆಸರು', 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', 'ಇಮೇಲ್', 'ನಗರ', 'ಸಾಲದ ಮೊತ್ತ'],
    ['Malayalam', 'പേര്', 'മൊബൈൽ നമ്പർ', 'ഇമെയിൽ', 'നഗരം', 'വായ്പ തുക'],
    ['Punjabi', 'ਪੂਰਾ ਨਾਮ', 'ਮੋਬਾਈਲ ਨੰਬਰ', 'ਈਮੇਲ', 'ਸ਼ਹਿਰ', 'ਕਰਜ਼ੇ ਦੀ ਰਕਮ'],
    ['Urdu', 'پورا نام', 'موبائل نمبر', 'ای میل', 'شہر', 'قرض کی رقم'],
    [
      'Spanish',
      'Nombre y apellidos',
      'Número de móvil',
      'Correo',
      'Localidad',
      'Monto que necesitas',
    ],
    ['Portuguese', 'Nome completo', 'Celular', 'E-mail', 'Cidade', 'Valor do empréstimo'],
    ['Italian', 'Nome e cognome', 'Cellulare', 'Posta elettronica', 'Comune', 'Importo richiesto'],
    ['French', 'Nom et prénom', 'Numéro de téléphone', 'Courriel', 'Commune', 'Somme souhaitée'],
    ['German', 'Ihr Name', 'Rufnummer', 'E-Mail', 'Ort', 'Gewünschte Kreditsumme'],
    ['Dutch', 'Voor- en achternaam', 'Telefoonnummer', 'E-mailadres', 'Woonplaats', 'Leenbedrag'],
    ['Swedish', 'För- och efternamn', 'Mobilnummer', 'E-post', 'Bostadsort', 'Önskat lånebelopp'],
    ['Danish', 'Fulde navn', 'Telefonnummer', 'E-mailadresse', 'By', 'Lånebeløb'],
    ['Finnish', 'Koko nimi', 'Puhelinnumero', 'Sähköposti', 'Paikkakunta', 'Lainasumma'],
    [
      'Polish',
      'Imię i nazwisko',
      'Numer telefonu',
      'Adres e-mail',
      'Miejscowość',
      'Kwota pożyczki',
    ],
    ['Czech', 'Jméno a příjmení', 'Telefonní číslo', 'E-mail', 'Město', 'Výše úvěru'],
    ['Hungarian', 'Teljes név', 'Telefonszám', 'E-mail cím', 'Település', 'Hitelösszeg'],
    ['Romanian', 'Nume și prenume', 'Număr de telefon', 'E-mail', 'Localitatea', 'Suma dorită'],
    ['Turkish', 'Adınız Soyadınız', 'Cep telefonu', 'E-posta', 'Şehir', 'Kredi tutarı'],
    ['Greek', 'Ονοματεπώνυμο', 'Κινητό τηλέφωνο', 'Email', 'Πόλη', 'Ποσό δανείου'],
    ['Russian', 'Ваше имя', 'Номер телефона', 'Электронная почта', 'Город', 'Сумма кредита'],
    ['Ukrainian', "Ваше ім'я", 'Номер телефону', 'Електронна пошта', 'Місто', 'Сума кредиту'],
    ['Bulgarian', 'Име и фамилия', 'Телефон', 'Имейл', 'Град', 'Размер на кредита'],
    ['Croatian', 'Ime i prezime', 'Broj telefona', 'E-pošta', 'Mjesto', 'Iznos kredita'],
    ['Chinese', '姓名', '手机号码', '电子邮箱', '所在城市', '贷款金额'],
    ['Japanese', 'お名前', '電話番号', 'メールアドレス', '市区町村', 'ご希望の借入金額'],
    ['Korean', '성함', '휴대폰 번호', '이메일', '도시', '대출 희망 금액'],
    ['Vietnamese', 'Họ và tên', 'Số điện thoại', 'Email', 'Tỉnh/Thành phố', 'Số tiền cần vay'],
    ['Indonesian', 'Nama lengkap', 'Nomor HP', 'Email', 'Kota/Kabupaten', 'Jumlah pinjaman'],
    ['Thai', 'ชื่อ-นามสกุล', 'เบอร์โทรศัพท์', 'อีเมล', 'จังหวัด', 'จำนวนเงินกู้'],
    ['Filipino', 'Buong pangalan', 'Numero ng telepono', 'Email', 'Lungsod', 'Halaga ng utang'],
    ['Persian', 'نام و نام خانوادگی', 'شماره همراه', 'ایمیل', 'شهر', 'مبلغ وام'],
    [
      'two languages',
      'नाम / Name',
      'Mobile / मोबाइल',
      'Email / ईमेल',
      'City / शहर',
      'Amount / राशि',
    ],
  ])('the captions of the five lead fields are recognised in: %s', (_language, ...labels) => {
    expect(labelled(...labels)).toEqual(fiveKinds);
  });

  test.each([
    [
      'Pita ka naam',
      'पिता का नाम',
      'Vadilanche naav',
      'Thanthai peyar',
      'Tandri peru',
      'Pitar naam',
    ],
    ['Janm sthan', 'जन्म का शहर', 'Pirantha oor', 'City of birth', 'Ville de naissance', '出生城市'],
    [
      'Nombre de la empresa',
      'Nom de la société',
      'Firmenname',
      'Название компании',
      '会社名',
      'Tên công ty',
    ],
    [
      'Имя пользователя',
      'Nom d’utilisateur',
      'Gebruikersnaam',
      'ユーザー名',
      'ชื่อผู้ใช้',
      'Nama pengguna',
    ],
    [
      'Titular de la tarjeta',
      'Titulaire de la carte',
      'Karteninhaber',
      'Intestatario carta',
      '持卡人姓名',
      'Kart sahibi',
    ],
    ['Masik aay', 'मासिक आय', 'Nettoeinkommen', 'Ingresos mensuales', 'Revenu mensuel', '月収'],
    [
      'Nama ibu kandung',
      'Jméno ručitele',
      'Имя поручителя',
      'Nombre del fiador',
      'Naam van de borg',
      '保証人氏名',
    ],
  ])('captions that only resemble those of lead fields are not recognised: %s', (...labels) => {
    expect(labelled(...labels)).toEqual(labels.map(() => 'none'));
  });

  test.each([
    ['Vorname', 'Nachname'],
    ['Nombre', 'Apellidos'],
    ['Prénom', 'Nom'],
    ['Имя', 'Фамилия'],
    ['Pehla naam', 'Upnaam'],
    ['முதல் பெயர்', 'குடும்பப் பெயர்'],
    ['Ad', 'Soyad'],
    ['名', '姓'],
    ['Keresztnév', 'Vezetéknév'],
  ])('two captions that split the name are recognised: %s, %s', (first, last) => {
    expect(labelled(first, last)).toEqual(['firstName', 'lastName']);
  });
});

describe('the words of buttons and consent boxes', () => {
  test.each([
    'जमा करें',
    'Bhejein',
    'आवेदन करें',
    'சமர்ப்பிக்கவும்',
    'పంపండి',
    'সাবমিট করুন',
    'મોકલો',
    'सादर करा',
    'Absenden',
    'Envoyer',
    'Enviar',
    'Invia',
    'Verzenden',
    'Skicka',
    'Wyślij',
    'Odeslat',
    'Gönder',
    'Отправить',
    'Надіслати',
    'Υποβολή',
    '提交',
    '送信',
    '제출',
    'Gửi',
    'Kirim',
    'ส่งข้อมูล',
    'ارسال',
  ])('a button with this text submits the form: %s', (text) => {
    expect(submitWords.test(text.toLowerCase())).toBe(true);
    expect(notSubmitWords.test(text.toLowerCase())).toBe(false);
  });

  test.each([
    'आगे बढ़ें',
    'Aage badhein',
    'அடுத்து',
    'తరువాత',
    'পরবর্তী',
    'આગળ',
    'पुढे',
    'Weiter',
    'Suivant',
    'Siguiente',
    'Próximo',
    'Avanti',
    'Volgende',
    'Nästa',
    'Dalej',
    'Další',
    'İleri',
    'Далее',
    '下一步',
    '次へ',
    '다음',
    'Tiếp tục',
    'Selanjutnya',
    'ถัดไป',
    'التالي',
  ])('a button with this text leads to the next part: %s', (text) =>
    expect(nextWords.test(text.toLowerCase())).toBe(true),
  );

  test.each([
    'रद्द करें',
    'Zurück',
    'Annuler',
    'Cancelar',
    'Indietro',
    'Назад',
    '取消',
    '戻る',
    '취소',
    'إلغاء',
  ])('a button with this text does not submit the form: %s', (text) =>
    expect(notSubmitWords.test(text.toLowerCase())).toBe(true),
  );

  test.each([
    'Call me back',
    'Get back to me',
    'Get details on WhatsApp',
    'Rufen Sie mich zurück',
    'Bel mij terug',
    'Ring mig tillbaka',
    'Zavolejte mi zpět',
    'Beni geri arayın',
    'Hubungi saya kembali',
    'मुझे वापस कॉल करें',
  ])('a button that asks for a call or a message may submit the form: %s', (text) =>
    expect(notSubmitWords.test(text.toLowerCase())).toBe(false),
  );

  test.each(['Go back', 'Back to the list', 'Chat on WhatsApp', '« Zurück', 'Terug naar start'])(
    'a button that leaves the form does not submit it: %s',
    (text) => expect(notSubmitWords.test(text.toLowerCase())).toBe(true),
  );

  test.each([
    ['Weiter und absenden', false],
    ['Weiter', true],
  ])('a button leads to the next part unless its text says “send”: %s', (text, hasNext) => {
    const fields = ['E-Mail', 'Telefonnummer'].map((label, index) => aField({ label, index }));
    const { leadForm } = findLeadForm(aScan(fields, { buttons: [aButton({ text })] }));
    expect(leadForm).toMatchObject({ submit: { text }, hasNext });
  });

  test.each([
    'मैं शर्तों से सहमत हूँ',
    'Main sehmat hoon',
    'Ich stimme zu',
    "J'accepte",
    'Acepto',
    'Согласен',
    '同意する',
    '동의합니다',
    'Saya setuju',
  ])('a box with this text gives consent: %s', (text) =>
    expect(consentWords.test(text.toLowerCase())).toBe(true),
  );
});
