import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../functions/browser/judge/words/judge-words.ts';

/**
 * Sentences of pages that had not accepted the lead, each with a similar sentence that accepts it.
 */
test.each([
  ['accepted', 'Your application has been submitted, our team will call you.'],
  ['neutral', 'Once your application has been submitted, our team will call you.'],
  ['accepted', 'Asha, you have successfully submitted an application.'],
  ['neutral', 'Asha from Delhi has successfully submitted an application 2 minutes ago.'],
  ['accepted', 'Thank you. Your application has been saved.'],
  ['neutral', 'Thank you. Your draft has been saved.'],
  ['accepted', 'Thank you for contacting us!'],
  ['neutral', 'Thank you for contacting us! How can we help you today?'],
  ['accepted', 'Your form has been sent successfully.'],
  ['neutral', 'Your file has been uploaded successfully.'],
  ['accepted', 'We have received your request and reviewed it.'],
  ['policy_refused', 'We have received your request and declined it.'],
  ['accepted', 'Thank you! We have sent you a copy.'],
  ['verification_required', 'Thank you! We have sent you a code.'],
  ['accepted', 'आपका फॉर्म जमा हो गया है। हमारी टीम आपसे संपर्क करेगी।'],
  ['neutral', 'फॉर्म भरने के बाद हमारी टीम आपसे संपर्क करेगी।'],
  ['accepted', 'Your application was submitted just now.'],
  ['neutral', 'The last application was submitted just now.'],
  ['accepted', 'I received your message. Thank you, Asha!'],
  ['neutral', 'My loan was approved within a day. Thank you, LendCo!'],
  ['neutral', 'They contacted me within an hour and my application was approved.'],
  ['neutral', 'Thank you for the loan, it was approved in a day! – Priya'],
  ['accepted', 'Thank you for the loan application, it was received in our system.'],
  ['accepted', 'Thank you for the home loan enquiry. We will call you.'],
  ['neutral', 'Thank you LendCo for the quick home loan! I am so grateful.'],
  ['neutral', 'Thanks to the whole team for such service, thank you! I would recommend it.'],
  ['neutral', 'Thank you! My family has a home of its own now.'],
  ['accepted', 'Thank you, your loan request was approved within a day. We will call you.'],
  ['accepted', 'Thank you for your request. I am happy to help and will call you.'],
  ['accepted', 'Thank you, Asha! All steps are done, your request was sent.'],
  ['neutral', 'Thank you, Asha! Just a few more details.'],
  ['neutral', 'Step 1 completed successfully.'],
  ['accepted', 'Thank you! Our advisor will call you to complete your application.'],
  ['neutral', 'Thank you! Please share your PAN to complete your application.'],
  ['accepted', 'Your details have been saved. Click here to go back.'],
  ['neutral', 'Your details have been saved. Click Submit to finish.'],
  ['neutral', 'Your progress has been saved.'],
  ['neutral', 'Your answers have been saved. Continue to the next step.'],
  ['neutral', 'Your preferences have been saved.'],
  ['accepted', 'Your request has been recorded.'],
  ['neutral', 'Your IP address has been recorded.'],
  ['neutral', 'This incident has been logged.'],
  ['neutral', 'The crash report was submitted. Thank you!'],
  ['accepted', 'Thank you! This is what you sent.'],
  ['neutral', 'Thank you! This is only a preview.'],
  ['accepted', 'We will contact you within a day.'],
  ['neutral', 'We will contact you only with your consent.'],
  ['neutral', 'We will call you back only if your details are complete.'],
  ['accepted', 'Thank you, your request has been received. Trusted by 50,000 customers.'],
  ['neutral', 'Asha from Pune has just applied. Thank you, your request has been received.'],
  ['neutral', 'Asha, Pune. Application submitted successfully. 2 minutes ago.'],
  ['neutral', 'Applications submitted by 50,000 customers.'],
  ['accepted', 'Loan request received by our team.'],
  ['neutral', 'Loan request received by 50,000 customers.'],
  ['neutral', 'Once submitted, our team will call you.'],
  ['neutral', 'By submitting you agree that we will contact you.'],
  ['neutral', 'Your document has been uploaded successfully.'],
  ['neutral', 'Coupon applied successfully.'],
  ['error', 'Your form has been submitted with errors.'],
  ['policy_refused', 'Your submission has been received and rejected.'],
])('a page text is judged %s: %s', (kind, text) => {
  expect(judgeWords([text]).kind).toBe(kind);
});

const advertising = Array.from({ length: 25 }, (_, line) => `Home loans in district ${line}`);

test.each([
  ['accepted', 'Thank you for your request, as our founder says.'],
  ['neutral', 'As our founder always says: many thanks for your request.'],
  ['accepted', 'Thank you for applying.'],
  ['neutral', 'Thank you, Asha.'],
])('a line of a long page is judged %s: %s', (kind, text) => {
  expect(judgeWords([...advertising, text]).kind).toBe(kind);
});

/** Complaints about one value in few words, each with a similar text that complains about nothing. */
test.each([
  ['value_refused', 'Wrong PAN'],
  ['neutral', 'PAN: ABCDE1234F'],
  ['value_refused', 'First name: required'],
  ['neutral', 'First name: Asha'],
  ['value_refused', 'Mobile: only 10 digits'],
  ['neutral', 'Mobile: 9876543210'],
  ['value_refused', 'Use letters only'],
  ['neutral', 'Letters from our customers'],
  ['value_refused', "Email address: please include an '@'"],
  ['neutral', 'Email address: asha@example.com'],
  ['value_refused', 'Select your employment type'],
  ['neutral', 'Select a date'],
  ['value_refused', 'Net income cannot be zero'],
  ['neutral', 'Your maximum loan amount is ₹35 lakh.'],
  ['value_refused', 'That e-mail address bounced'],
  ['value_refused', 'You left the phone field empty'],
  ['value_refused', 'Missing: city'],
  ['value_refused', 'Enter 6-digit PIN code'],
  ['verification_required', 'Enter 6-digit PIN'],
])('a terse text is judged %s: %s', (kind, text) => {
  expect(judgeWords([text]).kind).toBe(kind);
});

test.each([
  ['accepted', 'Your application is being reviewed.'],
  ['neutral', 'Your application is being reviewed. Please wait.'],
  ['accepted', 'We have received your application. Please wait.'],
  ['accepted', 'Service request number 1-4472 has been generated for your query.'],
  ['neutral', 'Request a number for your query.'],
  ['accepted', 'Your application (Ref 20261126-118) is complete.'],
  ['neutral', 'Your application (Ref 20261126-118) is open.'],
  ['accepted', "We'll write to you with our decision."],
  ['neutral', 'Write to us with your decision.'],
  ['accepted', 'An agent has been notified.'],
  ['neutral', 'An agent knows your city.'],
  ['accepted', 'Application ID: 88219302. Keep this for future reference.'],
  ['neutral', 'Application ID: 88219302'],
  ['already_submitted', 'Our records show an enquiry from you on 12 November.'],
  ['already_submitted', 'We received the same details this morning.'],
  ['error', "Our system isn't responding."],
  ['policy_refused', "We can't help with this kind of loan."],
  ['verification_required', "Verify it's you"],
  ['already_submitted', 'A lead with this phone number was created earlier'],
  ['accepted', 'A lead with this phone number was created'],
  ['neutral', 'Thanks! Now a few questions about your job.'],
  ['accepted', 'Thanks! We will call you with a few questions about your job.'],
  ['policy_refused', 'Application rejected'],
  ['too_many', 'Limit reached, try tomorrow'],
])('a plain sentence is judged %s: %s', (kind, text) => {
  expect(judgeWords([text]).kind).toBe(kind);
});
