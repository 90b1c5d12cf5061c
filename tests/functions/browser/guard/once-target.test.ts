import { expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { nextEvent, until } from '../../../until.ts';
import { aCertificate } from '../target/test-certificate.ts';
import { startOnceTarget } from './once-target.ts';

test.each([
  ['http', undefined],
  ['https', aCertificate()],
])(
  'the test server over %s stops although a connection stays open',
  async (_scheme, certificate) => {
    const target = await startOnceTarget({}, certificate);
    const accepted = nextEvent('a connection', target.server, 'connection');
    const client = connect(Number(new URL(target.url('/')).port), '127.0.0.1');
    const closed = nextEvent('its end', client.resume(), 'close');
    await accepted;
    await until('the end of the target', () => target.stop().then(() => true), 5000);
    await closed;
    expect(target.server.listening).toBe(false);
  },
);
