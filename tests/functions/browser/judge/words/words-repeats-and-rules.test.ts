/** English sentences that refuse a lead as a repeat or by a rule, and similar sentences. */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';

test.each([
  'There is already one open enquiry under this phone number.',
  'A lead with the same passport number exists in our database.',
  'You cannot submit the same application two times.',
  'We only accept one claim per policy.',
  "Your request of 12 June hasn't been closed, so we won't open a new one.",
  'The number has already applied within the last month.',
  'Someone with this address has asked for a visit recently.',
  'We have you down for Thursday, so no new booking was made.',
  'Please call your adviser instead of sending a second form.',
  'This phone number belongs to a lead in our system.',
  "We've received this enquiry before.",
  'Your spouse has applied for the same property.',
  'We still have the enquiry you made last Thursday.',
  'A person can register only once.',
  'We recognise your number from an earlier visit.',
  'This lead is protected by another agency.',
  'This e-mail was used to request a brochure.',
  'We received your enquiry three days ago.',
  'An application was submitted with this e-mail address.',
  'This mobile number is registered with us.',
  'Thank you, your application has been with our team since Monday.',
  'Your details were sent to us by our partner last week. An adviser will call you.',
  'Not created because it is the same as an earlier entry.',
])('a text about an earlier lead is judged already_submitted: %s', (line) => {
  expect(judgeWords([line]).kind).toBe('already_submitted');
});

test.each([
  'Retired customers are not insured under this plan.',
  'We no longer insure motorcycles.',
  'Only owners of a flat may join this scheme.',
  'All 30 seats in the evening class have been taken.',
  'The voucher for new parents has run out.',
  'No late registrations can be accepted.',
  'Your turnover is below our limit.',
  'None of our lenders would fund this purchase.',
  'Your claim has been turned down.',
  'There are no places left on this course.',
  'The deadline was 31 May.',
  'You are outside the age range for this policy.',
  "Based on your answers, this loan isn't right for you.",
  'We cannot process your application because of your credit history.',
  'Our lender has refused your request.',
  'Please wait six months before applying again.',
  'The flat is already let.',
  'Our panel could not pair you with a lender.',
  'No more appointments this week.',
  "Cover can't be arranged for taxis.",
  'Your post violates our rules.',
  'The course is oversubscribed.',
  'You missed the cut-off.',
  'Our clinic only treats adults.',
])('a text about a rule is judged policy_refused: %s', (line) => {
  expect(judgeWords([line]).kind).toBe('policy_refused');
});

test.each([
  'Your request has been received. There is no need to send it again.',
  'Your request has been received. You now have an open enquiry with us.',
  'We have received your enquiry. Only one request per person is accepted.',
  'Your enquiry has gone to our lending desk.',
  "We've received your form. Our office is closed on Sundays.",
  'We received your enquiry today and will call tomorrow.',
  'Thank you, your mobile number is registered and we will call you.',
  'Thank you, an application was created for you.',
  'Your viewing of the flat has been reserved, and we will call you.',
  'Your request has been received. Please report a suspicious call to us.',
])('a confirmation with similar words is judged accepted: %s', (line) => {
  expect(judgeWords([line]).kind).toBe('accepted');
});

test.each([
  'One application, forty lenders',
  'Seats are filling fast',
  'Only 4 seats left',
  'A loan for people others turn down',
  'Compare a second quote',
  'Let us match you with a lender',
  "It's never too late to apply",
  'Homes to let',
  'We only work with trusted lenders',
  'Refer a friend who has not applied before',
  'Your shop is open to all customers.',
  'Applications close on 30 June',
])('an ordinary text with similar words is judged neutral: %s', (line) => {
  expect(judgeWords([line]).kind).toBe('neutral');
});
