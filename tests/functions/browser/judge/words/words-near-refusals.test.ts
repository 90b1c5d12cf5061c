/**
 * Sentences that share words with a refusal or a confirmation; each one is judged by its meaning.
 */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';

test.each([
  ['neutral', ['We will send successful applicants an e-mail.']],
  ['neutral', ['We send success stories every month.']],
  ['neutral', ['Turn off your ad blocker to send successfully.']],
  ['accepted', ['Send successfully!']],
  ['neutral', ['Thank you for applying, but our computer lost your answers.']],
  ['neutral', ['Danke für Ihre Anfrage, aber sie liegt noch auf Ihrem Tisch.']],
  ['accepted', ['Thank you for applying, but we are asleep now and will call you in the morning.']],
  ['accepted', ['We have received your application.', 'You need not submit it again.']],
  ['accepted', ['We have received your application.', 'Our call is not a spam call.']],
  ['neutral', ['* Fields are mandatory']],
  ['neutral', ['Fields marked with * are required.']],
  ['value_refused', ['All fields are required']],
  [
    'accepted',
    [
      'Thank you! We have received your application. A human will verify your details within 24 hours.',
    ],
  ],
  ['neutral', ['A human will check it within a day.']],
  ['neutral', ['Our bot will verify your details by WhatsApp.']],
  ['neutral', ['This form is protected by human friendly verification']],
  [
    'accepted',
    ['Danke! Bitte warten Sie auf die Bestätigung und senden Sie das Formular nicht erneut.'],
  ],
  [
    'accepted',
    [
      'Vielen Dank! Ihre Anfrage wurde gesendet. Bitte warten Sie auf unseren Anruf und senden Sie uns dann Ihre Unterlagen.',
    ],
  ],
  ['too_many', ['Bitte warten Sie 30 Sekunden und senden Sie das Formular erneut.']],
  ['too_many', ['Bitte warten Sie kurz und senden Sie es erneut.']],
  ['neutral', ['Bitte warten Sie einen Moment und senden Sie nichts erneut.']],
  [
    'accepted',
    [
      'We have received your application.',
      'Our team needs to verify your documents to qualify you for the best rate.',
    ],
  ],
  [
    'accepted',
    ['We have received your application.', 'An agent has to call you to qualify your request.'],
  ],
  ['accepted', ['We have received your application.', 'You need to upload payslips to qualify']],
  [
    'accepted',
    [
      'We have received your application.',
      'You should compare at least three offers to be eligible for cashback',
    ],
  ],
  ['accepted', ['We have received your application.', 'nobody has to pay a fee to qualify.']],
  ['accepted', ['Your enquiry has been received.', 'This is the demo form, so nobody will call.']],
  ['policy_refused', ['We checked every partner, and nobody would lend in this case.']],
  ['accepted', ['We have received your application.', 'What you must know to qualify for a loan']],
  ['policy_refused', ['You must earn at least ₹25,000 to be eligible for this loan.']],
  ['accepted', ['Congratulations!', 'Our loan expert will shortly get in touch with you.']],
  ['accepted', ["We'll soon get in touch."]],
  ['accepted', ["We'll also get in touch."]],
  ['accepted', ["We'll then get in touch."]],
  ['accepted', ["We'll now get in touch."]],
  ['accepted', ['We shall definitely get in touch with you']],
  ['accepted', ["We'll process your request and get in touch"]],
  ['error', ['We could not reach the email server.']],
  ['error', ['Could not reach the city database. Please try again later.']],
  ['error', ['Unable to reach the address lookup service']],
  [
    'accepted',
    ["Thank you. Your request has been received. We'll need your date of birth when we call."],
  ],
  [
    'accepted',
    [
      'Thank you. Your request has been received. At the branch we will need the loan amount and your income proof.',
    ],
  ],
  ['value_refused', ['The email for this account is wrong']],
  ['value_refused', ['The PAN is not valid', 'PAN', 'Generate OTP']],
  ['value_refused', ['Those two addresses are not the same', 'E-mail', 'Confirm e-mail']],
  ['verification_required', ['Enter the code that we texted you', 'Resend OTP']],
  ['value_refused', ['The email in your request was wrong']],
  ['value_refused', ['The mobile number given was wrong']],
  ['value_refused', ['The phone number is malformed.']],
  ['policy_refused', ['Security token did not pass validation']],
  ['policy_refused', ['The captcha did not pass validation.']],
  ['policy_refused', ['Your IPv4 address is not allowed.']],
  ['policy_refused', ['Your IP-address is not allowed']],
  ['accepted', ['Dhanyavaad! Hum naye grahak se koi fees nahi lete.']],
])('lines with words of a refusal are judged %s: %j', (kind, lines) => {
  expect(judgeWords(lines).kind).toBe(kind);
});
