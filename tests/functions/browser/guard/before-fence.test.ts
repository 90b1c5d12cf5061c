import { describe, expect, test } from '@jest/globals';
import { maySend } from '../../../../functions/browser/guard/before-fence.ts';
import type { FormContent } from '../../../../functions/browser/page/scripts/form-contents.ts';

const form: FormContent = { names: ['name', 'phone', 'email'], values: ['salaried'] };
const may = (method: string, body: string | null, { path = '/', navigates = false } = {}) =>
  maySend(
    {
      method: () => method,
      url: () => `https://target.example${path}`,
      postData: () => body,
      isNavigationRequest: () => navigates,
    },
    [form],
  );

describe('requests before the permission to submit (the fence)', () => {
  test.each([
    ['GET', null, { path: '/apply', navigates: true }],
    ['GET', null, { path: '/apply?email=all', navigates: true }],
    ['GET', null, { path: '/part?city=Pune' }],
    ['POST', '{"query":"{ form }"}', {}],
    ['POST', 'action=load&id=12', {}],
  ])('before permission to submit, the request %s %s %j is allowed', (method, body, changes) => {
    expect(may(method, body, changes)).toBe(true);
  });

  test.each([
    ['POST', 'token=1', { navigates: true }],
    ['POST', 'phone=12', {}],
    ['POST', '{"lead":{"phone":12}}', {}],
    ['POST', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--', {}],
    ['POST', '{"a":"","b":""}', {}],
    ['POST', 'work=salaried', {}],
    ['POST', null, {}],
    ['PUT', 'lead%5Bphone%5D=1&phone=1', {}],
    ['GET', null, { path: '/?name=&phone=&email=' }],
    ['GET', null, { path: '/?w=salaried' }],
  ])('before permission to submit, the request %s %s %j is refused', (method, body, changes) => {
    expect(may(method, body, changes)).toBe(false);
  });
});
