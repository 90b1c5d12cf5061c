/**
 * How the words of a page after a submit are judged. Each message has a similar message that means
 * the opposite.
 */
import { describe, expect, test } from '@jest/globals';
import type { AfterPageKind } from '../../../../../functions/browser/judge/after-page.ts';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';
import { surroundings } from './words-pages.ts';

type Row = [kind: AfterPageKind, message: string | readonly string[]];
const linesOf = (message: Row[1]) => (typeof message === 'string' ? [message] : message);

const twins: [Row, Row][] = [
  [
    ['accepted', ['Thank you!', 'Your application has been received.', 'Reference: QL-20418']],
    ['error', ['Thank you!', 'Your application has not been received.', 'Reference: QL-20418']],
  ],
  [
    ['accepted', ['Thank you for your enquiry', 'We are glad to offer you a call today.']],
    ['policy_refused', ['Thank you for your enquiry', 'We are unable to offer you a loan today.']],
  ],
  [
    ['accepted', 'Thank you, Asha. Our expert in your city will call you.'],
    ['value_refused', 'Thank you, Asha, but we do not serve your city.'],
  ],
  [
    ['accepted', 'Your form was submitted successfully.'],
    ['error', 'Your form could not be submitted successfully.'],
  ],
  [
    ['accepted', ['We have received your details.', 'No further action is needed.']],
    ['verification_required', ['We have received your details.', 'Verify your mobile number.']],
  ],
  [
    ['accepted', 'Thank you for applying. We have sent you a confirmation e-mail.'],
    ['verification_required', 'Thank you for applying. Confirm your e-mail to complete.'],
  ],
  [
    ['accepted', 'Your request was sent. You do not need to submit the form again.'],
    ['error', 'Your request was not sent. You need to submit the form again.'],
  ],
  [
    ['accepted', 'Thanks! If you do not hear from us in two days, write to us.'],
    ['already_submitted', 'Thanks! We have already received your details two days ago.'],
  ],
  [
    ['accepted', 'Your details were sent.'],
    ['error', "Your details weren't sent."],
  ],
  [
    ['accepted', 'Your details were saved. Our man in your area calls you.'],
    ['value_refused', "Your details were saved. We don't lend in your area."],
  ],
  [
    ['accepted', 'Your data has been stored'],
    ['neutral', 'Your data is stored securely'],
  ],
  [
    ['accepted', ['Thank you for confirming', 'Your details were submitted']],
    ['neutral', ['Please review your details', 'Confirm and submit']],
  ],
  [
    ['accepted', 'Our team will call you within 24 hours.'],
    ['neutral', 'Our team will call you within 24 hours of submitting the form.'],
  ],
  [
    ['accepted', 'Aapka form jama ho gaya hai.'],
    ['error', 'Aapka form jama nahi hua hai.'],
  ],
  [
    ['accepted', 'Thank you for your request and for subscribing to our newsletter'],
    ['neutral', 'Thank you for subscribing to our newsletter'],
  ],
  [
    ['accepted', 'Thank you for contacting us'],
    ['neutral', 'Thank you for visiting us'],
  ],
  [
    ['accepted', 'Your request has been sent'],
    ['neutral', 'Your request is being sent...'],
  ],
  [
    ['accepted', 'Our team will contact you soon.'],
    ['neutral', 'Fill in the form and our team will contact you soon.'],
  ],
  [
    ['error', 'Your session has expired. Please reload the page.'],
    ['login_required', 'Your session has expired. Please log in to continue.'],
  ],
  [
    ['verification_required', 'Enter the OTP that we sent to your mobile.'],
    ['value_refused', 'The OTP that you entered is wrong.'],
  ],
  [
    ['too_many', 'Too many requests. Try again in 5 minutes.'],
    ['error', 'The request failed. Try again.'],
  ],
  [
    ['policy_refused', 'Checking your browser before you continue'],
    ['accepted', 'Your browser may be closed now. We have received your request.'],
  ],
  [
    ['accepted', 'Vielen Dank, Ihre Anfrage wurde gesendet. Sie müssen nichts weiter tun.'],
    ['error', 'Ihre Anfrage wurde leider nicht gesendet. Sie müssen es erneut versuchen.'],
  ],
  [
    ['accepted', 'Merci, votre demande a bien été envoyée.'],
    ['error', 'Désolé, votre demande n’a pas pu être envoyée.'],
  ],
  [
    ['accepted', 'Gracias, hemos recibido tu solicitud.'],
    ['already_submitted', 'Gracias, ya hemos recibido tu solicitud.'],
  ],
  [
    ['accepted', 'आपका आवेदन जमा हो गया है।'],
    ['error', 'आपका आवेदन जमा नहीं हो सका।'],
  ],
  [
    ['accepted', 'आपका नंबर पंजीकृत हो गया है। धन्यवाद।'],
    ['already_submitted', 'आपका नंबर पहले से पंजीकृत है। धन्यवाद।'],
  ],
  [
    ['accepted', 'உங்கள் விண்ணப்பம் அனுப்பப்பட்டது.'],
    ['error', 'உங்கள் விண்ணப்பம் அனுப்பப்படவில்லை.'],
  ],
  [
    ['accepted', 'お申し込みを受け付けました。'],
    ['policy_refused', 'お申し込みの受付は終了しました。'],
  ],
  [
    ['accepted', '您的申请已提交，我们会尽快与您联系。'],
    ['error', '您的申请未能提交，请稍后再试。'],
  ],
  [
    ['accepted', 'Ваша заявка отправлена.'],
    ['error', 'Ваша заявка не отправлена.'],
  ],
  [
    ['accepted', 'تم إرسال طلبك بنجاح.'],
    ['error', 'لم يتم إرسال طلبك بنجاح.'],
  ],
  [
    ['accepted', 'Din besked er sendt.'],
    ['error', 'Din besked kunne ikke sendes.'],
  ],
  [
    ['accepted', 'Mesajınız gönderildi.'],
    ['error', 'Mesajınız gönderilemedi.'],
  ],
  [
    ['verification_required', 'Please enter the 6 digits.'],
    ['value_refused', 'Please enter only digits.'],
  ],
  [
    ['accepted', 'Thank you! Your enquiry no. is 5531'],
    ['error', 'Your enquiry no. 5531 was not sent'],
  ],
  [
    ['accepted', 'Your form was submitted successfully with reference no 4412'],
    ['error', 'Your form with reference no 4412 could not be submitted'],
  ],
  [
    ['accepted', 'Your application HL1200 was received'],
    ['policy_refused', 'Your application HL1200 was rejected'],
  ],
  [
    ['accepted', 'Application No. HL1200 was received'],
    ['policy_refused', 'Application No. HL1200 was declined'],
  ],
  [
    ['accepted', 'Your reference number is 4711'],
    ['neutral', 'Reference number: 4711'],
  ],
  [
    ['accepted', 'Su solicitud no. 123 ha sido enviada'],
    ['error', 'Su solicitud no. 123 no ha sido enviada'],
  ],
  [
    ['accepted', 'Votre demande no 4711 a été envoyée'],
    ['error', 'Votre demande no 4711 n’a pas été envoyée'],
  ],
];

describe('a message without other text on the page', () => {
  test.each(twins.flat())('the message alone is judged as %s: %j', (kind, message) => {
    expect(judgeWords(linesOf(message)).kind).toBe(kind);
  });
});

const pages: [keyof typeof surroundings, Row, Row][] = [
  ['en', ...twins[0]!],
  ['en', ...twins[1]!],
  ['en', ...twins[4]!],
  ['en', ...twins[5]!],
  ['en', ...twins[6]!],
  [
    'en',
    ['accepted', ['Success', 'Your enquiry is now with our team.']],
    ['error', ['Sorry, something went wrong', 'We could not submit your application.']],
  ],
  [
    'en',
    ['already_submitted', ['You have already applied', 'We have your application on file.']],
    ['accepted', ['You have successfully applied', 'We have received your application.']],
  ],
  [
    'en',
    ['neutral', ['Personal loans from 9 %', 'Our experts call back within a day']],
    ['too_many', ['Too many attempts.', 'Our systems accept one request a minute']],
  ],
  [
    'de',
    ['accepted', ['Vielen Dank für Ihre Anfrage!', 'Ein Berater ruft Sie morgen an.']],
    ['policy_refused', ['Vielen Dank für Ihre Anfrage!', 'Leider wurde Ihr Antrag abgelehnt.']],
  ],
  [
    'hi',
    ['accepted', ['धन्यवाद!', 'आपका आवेदन सफलतापूर्वक जमा हो गया है।']],
    ['policy_refused', ['धन्यवाद!', 'आपका आवेदन अस्वीकृत कर दिया गया है।']],
  ],
  [
    'es',
    ['accepted', ['¡Gracias por su solicitud!', 'Un asesor le llamará mañana.']],
    ['policy_refused', ['¡Gracias por su solicitud!', 'Lamentamos no poder ofrecerle un crédito.']],
  ],
  [
    'ja',
    ['accepted', ['お申し込みありがとうございます。', '担当者よりご連絡いたします。']],
    ['policy_refused', ['お申し込みありがとうございます。', '審査の結果、お断りいたします。']],
  ],
];

describe('a message among the other texts of a page', () => {
  const rows = pages.flatMap(([language, one, twin]) => [
    [language, ...one] as const,
    [language, ...twin] as const,
  ]);
  test.each(rows)(
    'a message on a page in the language %s is judged as %s: %j',
    (language, kind, message) => {
      const { before, after } = surroundings[language];
      const judgement = judgeWords([...before, ...linesOf(message), ...after]);
      expect(judgement.kind).toBe(kind);
      if (kind !== 'neutral') expect(linesOf(message).join(' ')).toContain(judgement.words);
    },
  );

  test.each(Object.entries(surroundings))(
    "without a message, a page's other texts mean neither success nor refusal: %s",
    (_language, page) => {
      expect(judgeWords([...page.before, ...page.after])).toEqual({ kind: 'neutral', words: '' });
    },
  );
});

test('pages without text mean neither success nor refusal', () => {
  expect(judgeWords([])).toEqual({ kind: 'neutral', words: '' });
  expect(judgeWords(['', '  ', '•'])).toEqual({ kind: 'neutral', words: '' });
});

test('the judgement quotes the deciding sentence as the page shows it', () => {
  const shown = 'Hello Asha. We could NOT submit  your form. Call us.';
  expect(judgeWords([shown]).words).toBe('We could NOT submit  your form.');
});

test('a refusal at the end of a long page counts', () => {
  const filler = Array.from({ length: 5000 }, (_line, index) => `Offer ${index}: loans for all`);
  const lines = [
    'Thank you for your application.',
    ...filler,
    'We could not save your application.',
  ];
  expect(judgeWords(lines).kind).toBe('error');
});

const filler = Array.from({ length: 18 }, () => 'Loans for every purpose');
test.each([
  ['Thank you for your application.', 'We only lend to salaried persons.'],
  ['Thank you! We have received your application.', 'We do not lend to students.'],
])('the confirmation %j is doubted because of a general rule far below: %j', (thanks, rule) => {
  expect(judgeWords([thanks, ...filler, rule])).toMatchObject({ kind: 'accepted', against: rule });
});

test('only the beginning of a line of one megabyte is judged', () => {
  const line = `Your request has been sent. ${'a '.repeat(500_000)}`;
  expect(judgeWords([line]).kind).toBe('accepted');
});
