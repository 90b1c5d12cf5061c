/**
 * The page checks its settings without a library, and must accept and refuse the same settings as
 * the schema in `contract`.
 */
import { expect, test } from '@jest/globals';
import { siteConfigSchema } from '../../../contract/site-config.ts';
import { loadSiteConfig } from '../../../frontend/shared/service/site-config.ts';

const settings = {
  region: 'ap-south-1',
  userPoolId: 'pool',
  userPoolClientId: 'client',
  graphqlUrl: 'https://graphql.example/graphql',
  webhookUrl: 'https://api.example/process-lead',
  signUpVerification: 'code',
  target: { name: 'Demo form', url: 'https://site.example/demo-form/', demo: true },
};
const load = (value: unknown) => loadSiteConfig(() => Promise.resolve(Response.json(value)));

test.each([
  ['as they are', {}],
  ['with another retention', { leadRetentionDays: 7 }],
  ['of the local cloud', { userPoolEndpoint: 'http://127.0.0.1:4602', realtimeUrl: 'ws://x' }],
])("the site's settings %s are accepted", async (_, more) => {
  const value = { ...settings, ...more };
  expect(await load(value)).toEqual(siteConfigSchema.parse(value));
});

test.each([
  ...Object.keys(settings).map((name) => [`without ${name}`, { [name]: undefined }] as const),
  ['with a wrong address', { graphqlUrl: 'graphql' }],
  ['with a target without an address', { target: { ...settings.target, url: '' } }],
  ['with an unknown kind of verification', { signUpVerification: 'sms' }],
])("the site's settings %s are refused", async (_, wrong) => {
  const value = { ...settings, ...wrong };
  expect(siteConfigSchema.safeParse(value).success).toBe(false);
  await expect(load(value)).rejects.toThrow('They are not complete.');
});
