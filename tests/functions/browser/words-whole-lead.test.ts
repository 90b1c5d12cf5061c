/**
 * Thanks count for this lead, and for the whole of it: what takes bare thanks and promises away, and
 * what leaves them or a receipt standing.
 */
import { describe, expect, test } from '@jest/globals';
import { judgeWords } from '../../../functions/browser/judge/words/judge-words.ts';

const judged = (lines: string) => judgeWords(lines.split(' | '));

/** Lines are separated by ` | `. Each text that is no success has a similar one that is. */
const remainingSteps: [open: string, done: string][] = [
  [
    'Thank you for your details. Choose a time slot',
    'Thank you for your details. Our advisor will choose a time slot and call you.',
  ],
  [
    'Thank you for your details. | Please pay ₹999 as processing fee.',
    'Thank you for your details. | There is no need to pay a processing fee.',
  ],
  [
    'Thanks, Asha! Install the app',
    'We have received your application. Install our app to follow it.',
  ],
  [
    'Thank you for sharing your information. | Choose up to 3 lenders | Continue',
    'Thank you for sharing your information. | Our lenders will contact you. | Back to home',
  ],
  [
    'Thank you for registering. Set a password',
    'Thank you for registering. We never ask for your password.',
  ],
  [
    'Thank you for applying! | Complete your KYC below',
    'Thank you for applying! | Our executive will help you to complete your KYC.',
  ],
  ['Thank you! Enter your PAN', 'Thank you! Please keep your PAN and Aadhaar ready.'],
  [
    'Thank you for your enquiry. We need your PAN below',
    'Thank you for your enquiry. Your enquiry is summarised below.',
  ],
  [
    'Great, thank you for your application. | Upload your last 3 salary slips',
    'Great, thank you for your application. | Our agent will collect your salary slips.',
  ],
  [
    'Our expert will call you. | Select a plan | Proceed',
    'Our expert will call you. | See all plans | Close',
  ],
  [
    'Thank you for your interest in Skyline Towers! We will call you. | Book your site visit',
    'Thank you for your enquiry about Skyline Towers! We will call you about a site visit.',
  ],
  [
    'Thank you for your details. | Proceed to payment',
    'Thank you for your details. | Return to the website',
  ],
  ['Thank you for your request. | Next', 'Thank you for your request. | Done'],
  [
    'Thanks for applying. | Your KYC is still pending.',
    'Thanks for applying. | Your KYC will be done at your doorstep.',
  ],
  [
    'Thank you for your application. You are two steps away from your loan.',
    'Thank you for your application. You will hear from us.',
  ],
  [
    'Thank you for your application. | Before we can process it, please answer five questions.',
    'Thank you for your application. | Before we call you, we send you a message.',
  ],
  [
    'Thank you for your details. Tap here to see your offers',
    'Thank you for your details. Tap here to go back',
  ],
  [
    'Thanks! Please link your bank account',
    'Thanks! We will link your enquiry to your bank’s branch.',
  ],
  ['Dhanyavaad! Ab apna PAN bhariye', 'Dhanyavaad! Aapka form jama ho gaya hai.'],
  ['धन्यवाद! अब अपना पैन दर्ज करें।', 'धन्यवाद! आपका आवेदन जमा हो गया है।'],
  ['धन्यवाद! कृपया समय चुनें', 'धन्यवाद! हमारी टीम आपसे संपर्क करेगी।'],
  [
    'Vielen Dank für Ihre Anfrage! Bitte wählen Sie einen Termin.',
    'Vielen Dank für Ihre Anfrage! Wir melden uns mit einem Termin.',
  ],
  ['Merci pour votre demande. | Choisissez un créneau', 'Merci pour votre demande. | Retour'],
  [
    '¡Gracias por su solicitud! Elija un horario',
    '¡Gracias por su solicitud! Le llamaremos en su horario.',
  ],
  ['Obrigado pelo seu contato! | Escolha um horário', 'Obrigado pelo seu contato! | Voltar'],
  ['Grazie per la richiesta! | Scegli un orario', 'Grazie per la richiesta! | Indietro'],
  ['Bedankt voor uw aanvraag. | Kies een tijdstip', 'Bedankt voor uw aanvraag. | Terug'],
  ['Спасибо за заявку! Выберите удобное время', 'Спасибо за заявку! Мы позвоним в удобное время.'],
  ['Dziękujemy za zgłoszenie! | Wybierz termin', 'Dziękujemy za zgłoszenie! | Wróć'],
  ['Teşekkürler! | Devam et', 'Teşekkürler! | Kapat'],
  ['Terima kasih! Silakan pilih jadwal', 'Terima kasih! Tim kami akan menghubungi Anda.'],
  ['ধন্যবাদ! নিচে আপনার প্যান লিখুন', 'ধন্যবাদ! আমরা আপনার সাথে যোগাযোগ করব।'],
  ['நன்றி! உங்கள் பான் எண்ணை உள்ளிடவும்', 'நன்றி! நாங்கள் உங்களை தொடர்பு கொள்வோம்.'],
  ['ధన్యవాదాలు! | కొనసాగించండి', 'ధన్యవాదాలు! | వెనుకకు'],
  ['આભાર! સમય પસંદ કરો', 'આભાર! અમે તમારો સંપર્ક કરીશું.'],
  ['धन्यवाद! | आगे बढ़ें', 'धन्यवाद! हम अगले दिन आपको कॉल करेंगे। | वापस'],
  ['감사합니다. | 다음', '감사합니다. 다음 날 연락드리겠습니다. | 닫기'],
  ['ありがとうございます。 | 次へ', 'お申し込みありがとうございます。 | 戻る'],
  ['感谢您的申请。 | 请选择时间', '感谢您的申请。 | 返回首页'],
  ['شكرا لك على طلبك. | اختر موعدا', 'شكرا لك على طلبك. | العودة'],
];

const promisesForLater: [open: string, done: string][] = [
  [
    'Thank you! We will notify you when we start there.',
    'Thank you! We will notify you when we have found a lender.',
  ],
  [
    'After verification your application will be submitted.',
    'After verification your application was submitted.',
  ],
  [
    'Your application will be submitted once the fee is paid.',
    'Your application has been submitted and the fee is paid.',
  ],
  [
    'Thank you for registering. We will inform you as soon as we launch.',
    'Thank you for registering. We will inform you as soon as we can.',
  ],
  [
    'All slots are full. We will contact you when a slot opens up.',
    'Our lines are closed now. We will call you when our office opens.',
  ],
  ['Thank you. The next batch is full.', 'Thank you. Our team is full of experts.'],
  [
    'We will call you once our service is available at your pin code.',
    'We will call you once our advisor is available.',
  ],
  [
    'Thank you! Bookings are not open yet; we will let you know when they open.',
    'Thank you! Your booking is open; our team will call you.',
  ],
  [
    'Our team will contact you if you are eligible.',
    'Thank you. Our team will contact you if more details are needed.',
  ],
  ['Thanks! This product is coming soon.', 'Thanks! Our call is coming soon.'],
  [
    'Danke! Wir informieren Sie, sobald wir dort starten.',
    'Danke! Wir informieren Sie, sobald wir Ihre Anfrage geprüft haben.',
  ],
];

const otherThings: [open: string, done: string][] = [
  ['Thank you! Your cookie settings were saved.', 'Thank you! Your details were saved.'],
  ['Thank you for your feedback!', 'Thank you for your enquiry!'],
  ['Thank you! Your rating has been recorded.', 'Thank you! Your request has been recorded.'],
  [
    'Thanks for sharing your valuable feedback with us.',
    'Thanks for sharing your details with us.',
  ],
  [
    'Thank you for confirming that you are over 18.',
    'Thank you for confirming. Your details were submitted.',
  ],
  ['Thank you! Loans are for applicants aged 21 to 58 only.', 'Thank you! Loans are our passion.'],
  [
    'Thank you. You must be 18 years or older to apply.',
    'Thank you. For over 18 years people have trusted us.',
  ],
  ['Thank you for downloading our brochure.', 'Thank you for requesting our brochure.'],
];

describe.each(Object.entries({ remainingSteps, promisesForLater, otherThings }))(
  '%s',
  (_of, rows) => {
    test.each(rows)('no success: %s', (open) => expect(judged(open).kind).not.toBe('accepted'));
    test.each(rows)('a twin of this succeeds: %s', (_open, done) => {
      expect(judged(done)).toMatchObject({ kind: 'accepted' });
      expect(judged(done).against).toBeUndefined();
    });
  },
);

const receipt = 'Your application has been submitted successfully.';

describe('a receipt stands beside', () => {
  test.each([
    'Unfortunately our call centre is closed on Sundays; we will call you on Monday.',
    'Unfortunately, our offices are closed for Diwali until 3 November.',
    'Sorry, our lines are busy at this hour, we will call you back.',
    'Log in to the customer portal',
    'Log in to your account to track the status.',
    'Sign in to the partner portal',
    'Applications with false information are rejected.',
    'Duplicate leads will be ignored by the system.',
    'Choose a branch near you',
    'Download the app',
    'Pay your EMI with our app',
    'We will notify you when we launch in other cities.',
    'You may set a password later.',
  ])('%s', (line) => {
    expect(judged(`${receipt} | ${line}`)).toEqual({ kind: 'accepted', words: receipt });
  });
});

describe('a receipt is doubted beside', () => {
  test.each([
    'Invalid requests are deleted.',
    'Incomplete forms are not accepted.',
    'Loans are not offered to students.',
    'Fake enquiries are blocked and reported.',
    'Unfortunately the portal for existing customers is offline.',
    'Only residents of India with a PAN can apply.',
    'The minimum age is 21 years.',
    'Requests from outside India are not accepted.',
  ])('%s', (line) => {
    expect(judged(`${receipt} | ${line}`)).toMatchObject({ kind: 'accepted', against: line });
  });
});

describe('in other languages a receipt is doubted beside', () => {
  test.each([
    [
      'Ihre Anfrage wurde gesendet.',
      'Leider ist unser Büro sonntags geschlossen; wir rufen Sie am Montag an.',
    ],
    ['Ihre Anfrage wurde gesendet.', 'Ungültige Anfragen werden gelöscht.'],
    ['Su solicitud ha sido enviada.', 'Las solicitudes inválidas se eliminan.'],
    ['Votre demande a été envoyée.', 'Les demandes invalides sont supprimées.'],
    ['Sua solicitação foi enviada.', 'Pedidos inválidos são excluídos.'],
    ['आपका आवेदन जमा हो गया है।', 'अमान्य आवेदन हटा दिए जाते हैं।'],
    ['Ваша заявка отправлена.', 'Недействительные заявки удаляются.'],
  ])('%s %s', (accepted, line) => {
    expect(judged(`${accepted} | ${line}`)).toMatchObject({ kind: 'accepted', against: line });
  });

  test.each([
    ['policy_refused', 'Ihre Anfrage wurde gesendet. | Leider wurde Ihr Antrag abgelehnt.'],
    ['policy_refused', 'Su solicitud ha sido enviada. | Lamentamos no poder ofrecerle un crédito.'],
    ['verification_required', 'お申し込みを受け付けました。 | 認証コードを入力してください。'],
  ])('but it does not outweigh (%s) %s', (kind, lines) => expect(judged(lines).kind).toBe(kind));
});

describe('a receipt does not outweigh', () => {
  test.each([
    ['policy_refused', 'Unfortunately your profile does not suit us.'],
    ['policy_refused', 'It was rejected.'],
    ['policy_refused', 'The application was rejected by the bank.'],
    ['value_refused', 'We do not serve your area.'],
    ['verification_required', 'Enter the OTP that we sent you.'],
    ['login_required', 'Please log in to complete your application.'],
    ['already_submitted', 'You have already applied.'],
    ['error', 'We could not send it to the bank.'],
  ])('%s: %s', (kind, line) => expect(judged(`${receipt} | ${line}`).kind).toBe(kind));
});

test('thanks without a receipt are no receipt', () => {
  expect(judged('Thank you for your application. | Invalid requests are deleted.').kind).not.toBe(
    'accepted',
  );
});
