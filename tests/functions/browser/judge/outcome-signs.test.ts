/** Single signs of an outcome, tested without a browser: page addresses and JSON answers. */
import { describe, expect, test } from '@jest/globals';
import { saysAccepted, saysRefused } from '../../../../functions/browser/judge/address.ts';
import { linesOf, parseAnswer } from '../../../../functions/browser/traffic/answer-text.ts';
import { judgeJson, unfinishedIn } from '../../../../functions/browser/judge/json-answer.ts';

describe('the address of a page after the submit', () => {
  test.each([
    '/thank-you',
    '/thanks',
    '/contact/thank_you.php',
    '/loan/thank-you-page/',
    '/vielen-dank',
    '/gracias.html',
    '/obrigado',
    '/apply/success',
    '/form/confirmation/',
    '/contact?submitted=true',
    '/contact?form_submitted=1#top',
    '/apply#/thank-you',
    '/?status=success',
  ])('the words of this address mean an acceptance: %s', (path) => {
    expect(saysAccepted(`https://lender.example${path}`)).toBe(true);
  });

  test.each([
    '/',
    '/apply',
    '/success-stories',
    '/customer-success/team',
    '/success/failed',
    '/thank-you?error=duplicate',
    '/thanks?taken=1&reason=duplicate',
    '/contact?success=false',
    '/contact?submitted=0',
    '/confirmation-of-terms',
    '/thankless',
    '/status?result=error',
    '/sent-items',
    '/search?q=thank+you',
  ])('this address does not mean an acceptance: %s', (path) => {
    expect(saysAccepted(`https://lender.example${path}`)).toBe(false);
  });
});

test.each([
  ['/thanks?errors=true&errorMessage=Please~~~', true],
  ['/thanks?status=failed', true],
  ['/thanks?success=0', true],
  ['/thanks?errors=0&error=none&status=ok', false],
  ['/thanks?error_code=200&errors=00&error=No_Error', false],
  ['/thanks?error_code=500', true],
  ['/thanks?utm_source=error', false],
  ['/thank-you/failed', true],
  ['/apply/error.php', true],
  ['/apply#error', true],
  ['/failed-payments/thanks', false],
  ['/error-free', false],
])('whether an address says that the submit failed: %s', (path, says) => {
  expect(saysRefused(`https://lender.example${path}`)).toBe(says);
});

describe("the JSON answer to a page's script", () => {
  test.each<[string, string, unknown]>([
    ['false', 'value_refused', { ok: false }],
    ['a nested false', 'value_refused', { data: { success: false, message: 'City?' } }],
    ['a status', 'value_refused', { status: 'error', message: '' }],
    ['a list of errors', 'value_refused', { errors: { phone: ['The phone is invalid.'] } }],
    ['the text of a duplicate', 'already_submitted', { error: 'You have already applied.' }],
    ['false beside thanks', 'value_refused', { ok: false, msg: 'Thank you for your request.' }],
    ['an error status as number', 'value_refused', { status: 500 }],
    ['an error code', 'value_refused', { errorCode: 'E01', data: null }],
    ['a negative code', 'value_refused', { resultCode: -1 }],
    ['a word as error code', 'value_refused', { code: 'VALIDATION_FAILED' }],
    ['N for no', 'value_refused', { success: 'N' }],
    ['nothing inserted', 'value_refused', { inserted: 0 }],
    ['a flag for errors', 'value_refused', { hasErrors: true }],
    ['error set to true', 'value_refused', { error: true }],
    ['JSON inside a text', 'value_refused', { d: '{"success":false}' }],
    ['only the text error', 'error', 'error'],
    ['only the number 0', 'error', 0],
    [
      'the message of a broken script',
      'error',
      '<b>Fatal error</b>: Uncaught PDOException: SQLSTATE[HY000]',
    ],
    ['a state that ends it', 'value_refused', { decision: 'INELIGIBLE' }],
    [
      'a success in XML',
      'neutral',
      '<?xml version="1.0"?><response><success>true</success></response>',
    ],
    [
      'a failure in XML',
      'value_refused',
      '<response><success>false</success><id>7</id></response>',
    ],
    [
      'a fault',
      'value_refused',
      '<s:Envelope><s:Body><s:Fault><faultcode>1</faultcode></s:Fault></s:Body>',
    ],
    ['several statuses', 'error', '<d:multistatus><d:status>HTTP/1.1 422 No</d:status>'],
    [
      'a marked message',
      'value_refused',
      '<p class="alert-danger">Your mobile number is not valid, please check it once more.</p>',
    ],
    [
      'that message in a form',
      'neutral',
      '<p class="error" hidden>Your mobile number is not valid, please check it once more.</p><input>',
    ],
    ['a duplicate by its status', 'value_refused', { status: 'duplicate' }],
    ['a code with a word for error', 'value_refused', { code: 'ERR_DUPLICATE' }],
    ['no success in words', 'value_refused', { status: 'Not Successful' }],
    ['the status of the lead', 'value_refused', { data: { leadStatus: 'Rejected' } }],
    ['a name for its status', 'value_refused', { response_status: 'FAILURE' }],
    ['a flag for a duplicate', 'value_refused', { isDuplicate: true }],
    ['a flag for a failure', 'value_refused', { failed: 1 }],
    ['a flag for spam', 'value_refused', { spam: true }],
    ['a list of what is invalid', 'value_refused', { invalid: ['phone'] }],
    ['a list of what failed', 'value_refused', { ok: true, failedRecords: [{ row: 1 }] }],
    ['a count of rejected leads', 'value_refused', { status: 'ok', rejectedCount: 1 }],
    ['none of these', 'neutral', { status: 'ok', rejectedCount: 0, failedRecords: [] }],
    ['another name for success', 'value_refused', { IsSuccessful: false }],
    ['another name for errors', 'value_refused', { data: { create: { userErrors: [{}] } } }],
    ['another name for the text', 'value_refused', { error_msg: 'x' }],
    ['the type of a message', 'value_refused', { type: 'danger', msg: 'x' }],
    ['a number of errors', 'value_refused', { errorCount: 2 }],
    ['an exception', 'value_refused', { exception: 'java.lang.NullPointerException' }],
    ['no changed rows', 'value_refused', { affectedRows: 0 }],
    ['a list that begins with false', 'value_refused', [false, 'x']],
    ['words as result', 'already_submitted', { result: 'Lead already exists' }],
    ['words under a short name', 'already_submitted', { responseDesc: 'Lead already exists' }],
    ['words under any name', 'already_submitted', { mobile: ['The mobile is already taken.'] }],
    ['words under the only name of ASP.NET', 'already_submitted', { d: 'Lead already exists' }],
    ['a code as message', 'value_refused', { msg: 'FAIL' }],
    ['a code for a lead that exists', 'value_refused', { code: 'LEAD_EXISTS' }],
    ['a flag for a blocked lead', 'value_refused', { blocked: true }],
    ['a word as remark', 'value_refused', { status: 'OK', remark: 'DUPLICATE' }],
    ['a word as flag', 'value_refused', { ok: true, flag: 'duplicate' }],
    ['a sentence as info', 'value_refused', { info: 'Rejected: DND number' }],
    ['a verdict', 'value_refused', { verdict: 'SPAM' }],
    ['a lead that is not eligible', 'value_refused', { data: { eligible: false } }],
    ['a lead that is not processed', 'value_refused', { processed: false }],
    ['a flag that is not set', 'neutral', { ok: true, flag: false, info: 0, notes: '' }],
    ['thanks as a note', 'neutral', { ok: true, note: 'Your request has been received.' }],
    ['an address for errors', 'value_refused', { ok: true, redirect: '/apply?error=duplicate' }],
    ['an address for thanks', 'neutral', { ok: true, redirect: '/thank-you?errors=0' }],
    ['no address', 'neutral', { ok: true, redirect: 'http://[' }],
    ['words for every lead', 'neutral', { ok: true, labels: { city: 'The city is required.' } }],
    ['an echo of the lead', 'neutral', { ok: true, lead: { name: 'Asha Rao', city: 'Pune' } }],
    ['words as status text', 'already_submitted', { statusMessage: 'Mobile already exists' }],
    ['words as remarks', 'already_submitted', { remarks: 'Already registered with us' }],
    ['a sentence of error codes', 'error', '0|Duplicate'],
    ['only the text duplicate', 'error', 'duplicate'],
    ['a mobile number', 'value_refused', { result: 'Saved but mobile no invalid' }],
    ['the number of a row', 'value_refused', { result: 'Row 0 failed' }],
    ['a sentence', 'policy_refused', { state: 'Lead rejected by the partner bank' }],
    ['a failure beside no error', 'value_refused', { result: 'Rejected without error' }],
    ['two denials', 'value_refused', { state: 'Not received no errors' }],
    ['failures beside saved leads', 'value_refused', { status: 'saved 10 failed' }],
    ['no errors in a sentence', 'neutral', { result: 'Saved with 0 errors' }],
    ['success without an error', 'neutral', { response: 'success without error' }],
    ['a count of no failures', 'neutral', { status: '1 inserted 0 failed' }],
    ['that count in a text', 'neutral', '1 record saved 0 failed'],
    ['a folder for spam', 'neutral', { state: 'Sent please check your spam folder' }],
    ['flags that say no', 'neutral', { isDuplicate: false, spam: 0, failed: [], rejected: null }],
    ['a lead of its own status', 'neutral', { success: true, lead: { status: 'new', id: 7 } }],
    ['no duplicates', 'neutral', { status: 'no_duplicates', errorCount: 0, userErrors: [] }],
    ['a type of success', 'neutral', { type: 'success', level: 0, class: 'alert' }],
    ['words of success as result', 'neutral', { result: 'Your request has been received.' }],
    ['the lead itself', 'neutral', { lead: { name: 'No', city: 'Error', state: 'KA' } }],
    ['only codes of success', 'neutral', { code: 0, errorCode: '0000', hasErrors: false }],
    ['a success status', 'neutral', { status: 201, code: 'LD-4711' }],
    ['empty error texts', 'neutral', { result: 'no_errors', error: 'none' }],
    ['only a page of thanks', 'neutral', '<p>Thank you!</p>'],
    ['only true', 'neutral', { success: true }],
    ['empty errors', 'neutral', { errors: [], error: null, success: 1 }],
    ['a list of numbers', 'neutral', [1, 2]],
    ['null', 'neutral', null],
    ['the text of an acceptance', 'accepted', { ok: true, msg: 'Your request has been received.' }],
    ['that text in markup', 'accepted', { html: '<b>Your request has been received.</b>' }],
  ])('a JSON answer with %s counts as %s', (_what, kind, body) => {
    expect(judgeJson(body).kind).toBe(kind);
  });
});

test.each([
  [')]}\',\n{"success":false}'],
  ['<b>Notice</b>: Undefined index: utm in <b>/var/www/x.php</b><br />\n{"success":false}'],
  ['{"success":false}0'],
])('JSON is read inside the text %s', (text) => {
  expect(parseAnswer(text)).toEqual({ success: false });
});

test.each([['<div data-lead=\'{"id":1}\'>Error</div>'], ['{"a":1} {"b":2}'], ['none']])(
  'no JSON is read from %s',
  (text) => expect(parseAnswer(text)).toBeUndefined(),
);

test.each([
  ['draft', { success: true, status: 'draft' }],
  ['INCOMPLETE', { data: { applicationStatus: 'INCOMPLETE' } }],
  ['partially_saved', { lead: { state: 'partially_saved' } }],
  ['otp_sent', { result: 'otp_sent' }],
  [undefined, { status: 'pending', contact: { emailStatus: 'awaiting_confirmation' } }],
  [undefined, { status: 'complete', type: 'partial', message: 'draft' }],
  [undefined, 'draft'],
])('the state of an unfinished submission is %s in the answer %j', (state, body) => {
  expect(unfinishedIn(body)).toBe(state);
});

test('the HTML of an answer is read as lines of text', () => {
  const markup = `<title>Loan</title><body class="a"><h1>Loans</h1> <script>if (a<b) 'Thanks'</script>
    Your request was <b>not</b> sent.<br>Only 5 < 6<p>Loans`;
  expect(linesOf(markup)).toEqual(['Loans', 'Your request was not sent.', 'Only 5 < 6']);
});
