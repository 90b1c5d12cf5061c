/**
 * How a screenshot is stored: the bot signs a policy, the browser posts the screenshot, and a local
 * bucket checks the policy.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createPictureSigning } from '../../../functions/browser-calls/sign-picture-post.ts';
import { postPicture } from '../../../functions/browser/attempt/post-picture.ts';
import { largestPictureBytes } from '../../../contract/browser-call.ts';
import { accessKeyOf } from '../../../local-cloud/iam/request-signature.ts';
import {
  bucketsUnderTest,
  type BucketsUnderTest,
} from '../../local-cloud/s3/buckets-under-test.ts';

const key = 'screenshots/user/submission/1.jpg';
const credentials = { accessKeyId: 'ASIABOT', secretAccessKey: 'secret', sessionToken: 'session' };
const now = new Date();
const soon = new Date(now.getTime() + 120_000);
const picture = Buffer.from('ffd8ffe0', 'hex');

let buckets: BucketsUnderTest;
let mayPut = true;

beforeAll(async () => {
  buckets = await bucketsUnderTest(['screenshots', 'other'], {
    refusal: (request) => (accessKeyOf(request) === 'local' ? undefined : 'AccessDenied'),
    putter: (accessKeyId, object) =>
      accessKeyId === 'ASIABOT'
        ? { secret: 'secret', mayPut: mayPut && object.startsWith('arn:aws:s3:::screenshots/') }
        : undefined,
  });
});
afterAll(() => buckets.close());

const signed = (until = soon, by = credentials) =>
  createPictureSigning({
    bucket: 'screenshots',
    url: `${buckets.origin}/screenshots`,
    identity: { region: 'eu-west-1', credentials: by },
  })(key, now, until);
const fields = (changes: Record<string, string>) => {
  const post = signed();
  return { ...post, fields: { ...post.fields, ...changes } };
};

test('a picture is stored under the signed name and type', async () => {
  await postPicture(signed(), picture);
  const stored = await buckets.read('screenshots', key);
  expect([stored.body, stored.ContentType]).toEqual([picture, 'image/jpeg']);
});

describe('the upload of a picture is refused', () => {
  const refused = async (post: ReturnType<typeof signed>, file = picture) =>
    postPicture(post, file).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  const denied = 'The bucket answered 403';

  test.each([
    ['another name of the picture', { key: 'screenshots/another/submission/1.jpg' }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['a field that is not signed', { acl: 'public-read' }],
    ['a redirect', { success_action_redirect: 'https://evil.example/' }],
    ['another policy', { Policy: Buffer.from('{}').toString('base64') }],
    ['the token of another session', { 'X-Amz-Security-Token': 'another' }],
  ])('the bucket refuses form data with %s', async (_name, changes) => {
    expect(await refused(fields(changes))).toBe(denied);
  });

  test('the bucket refuses a picture after the policy has expired', async () => {
    expect(await refused(signed(now))).toBe(denied);
  });

  test('the bucket refuses a picture that is too large or empty', async () => {
    const large = Buffer.alloc(largestPictureBytes + 1);
    expect(await refused(signed(), large)).toBe('The bucket answered 400');
    expect(await refused(signed(), Buffer.alloc(0))).toBe('The bucket answered 400');
  });

  test('the bucket refuses a policy signed with another key', async () => {
    const forged = { ...credentials, secretAccessKey: 'guessed' };
    expect(await refused(signed(soon, forged))).toBe(denied);
    const unknown = { ...credentials, accessKeyId: 'ASIAOTHER' };
    expect(await refused(signed(soon, unknown))).toBe(denied);
  });

  test('a bucket refuses a picture that is signed for another bucket', async () => {
    expect(await refused({ ...signed(), url: `${buckets.origin}/other` })).toBe(denied);
  });

  test('the bucket refuses a picture if its signer lacks the permission', async () => {
    mayPut = false;
    expect(await refused(signed())).toBe(denied);
    mayPut = true;
  });
});
