/**
 * Texts about a fault of the site, too many requests or a sign-in, each near a text that means
 * something else.
 */
import { expect, test } from '@jest/globals';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';

const received = 'We have received your application.';

test.each([
  ['error', ['Your page has expired for security reasons.']],
  ['policy_refused', ['This offer has expired.']],
  ['error', ['Forbidden (403)', 'The CSRF token is missing.']],
  ['policy_refused', ['Forbidden (403)']],
  ['login_required', ['Access denied.', 'You must log on to see this page.']],
  ['policy_refused', ['Access denied.', 'Error code 1020']],
  ['policy_refused', ['Invalid token: the entry was flagged as spam.']],
  ['error', ['PDOException: connection refused']],
  ['policy_refused', ['Your request was refused.']],
  ['error', ['HTTP 503']],
  ['error', ['We cannot accept your form for technical reasons.']],
  ['error', ['A problem has occurred.']],
  ['accepted', [received, 'Our phone system is down.']],
  ['neutral', ['503 customers trust us']],
  ['error', ['No viewing request was made.']],
  ['accepted', ['Your viewing request was made. We will call you.', received]],
  ['accepted', [received, "We'll be back soon with an answer."]],
  ['accepted', [received, 'Your system is up to date.']],
  ['accepted', ['{"error": null, "message": "Your application has been received."}']],
  ['neutral', ['This e-mail does not mean that a loan has been approved.']],
])('a text about a fault, or with similar words, is judged %s: %j', (kind, lines) => {
  expect(judgeWords(lines).kind).toBe(kind);
});

test.each([
  ['neutral', ["Your request hasn't been sent yet."]],
  ['neutral', ["Your place isn't booked until you pay the deposit."]],
  ['error', ["Your request hasn't been sent."]],
  ['error', ['Something went wrong.', "Your request hasn't been sent yet."]],
])('a text about an unsent request is judged %s: %j', (kind, lines) => {
  expect(judgeWords(lines).kind).toBe(kind);
});

test.each([
  ['too_many', ['Try again in 10 minutes.']],
  ['error', ['Your form was not saved.', 'Try again in 10 minutes.']],
  ['error', ['The server is busy, try again in a few minutes.']],
  ['policy_refused', ['We could not approve your loan.', 'You can apply again in 30 days.']],
  ['accepted', [received, 'You can send another request in 10 minutes.']],
  ['too_many', ['You have sent several enquiries from this phone.']],
  ['accepted', [received, 'We get several enquiries from this area each day.']],
  ['too_many', ['You may send only two requests per hour.']],
  ['policy_refused', ['This form has reached the maximum number of entries.']],
  ['too_many', ['Your device is blocked for 30 minutes.']],
  ['accepted', [received, 'Your rate is locked for 30 days.']],
  ['too_many', ['Two questions per hour, please.', 'Yours was sent at 8:50.']],
  ['too_many', ['Your profile is locked after several wrong codes.']],
  ['accepted', [received, 'Please send only one form per house each day.']],
  ['too_many', ['A new code can be requested in 2:30.']],
  ['too_many', ['Two goes is all you get in an hour.']],
  ['too_many', ['You have used up the tries for this number.']],
  ['too_many', ['Visitors can post one question per day.']],
  ['accepted', [received, 'At most two people will call you in one day.']],
  ['neutral', ['Up to four offers in one hour']],
  ['too_many', ['Another form was sent from this phone a minute ago.']],
  ['policy_refused', ['Your loan limit for today is reached.']],
])('a text about a limit or a time is judged %s: %j', (kind, lines) => {
  expect(judgeWords(lines).kind).toBe(kind);
});

test.each([
  ['login_required', ['Log in with your mobile number and OTP']],
  ['verification_required', ['Enter the OTP']],
  ['login_required', ['This page is for registered landlords.']],
  ['accepted', [received, 'You are now registered.']],
  ['accepted', [received, 'Log in to track your application.']],
  ['login_required', ['Your account is needed for this step.']],
  ['value_refused', ['Your account number is required.']],
  ['login_required', ['Login expired']],
  ['login_required', ['To ask a question, sign in as a tenant.']],
  ['neutral', ['Login']],
  ['login_required', ['Type your agent code and password.']],
  ['login_required', ['This page is for customers only.', 'You are not signed in.']],
  ['accepted', [received, 'Members can log in to see the status.']],
])('a text about a sign-in is judged %s: %j', (kind, lines) => {
  expect(judgeWords(lines).kind).toBe(kind);
});
