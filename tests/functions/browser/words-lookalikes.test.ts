import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../functions/browser/outcome/words/judge-words.ts';

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
])('a page text is judged %s: %s', (kind, text) => {
  expect(judgeWords([text]).kind).toBe(kind);
});
