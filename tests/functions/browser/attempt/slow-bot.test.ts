/** The bot on a busy machine, where much happens on the page between two steps of the bot. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { selfSendingForms } from '../zoo/self-sending-forms.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { attempt, aTarget, launch, summary } from './attempt-builders.ts';

jest.setTimeout(BROWSER_TEST_MS);

const name = 'sends-itself-late-by-script';
const late = selfSendingForms.filter((form) => form.name === name);
let zoo: ZooServer;
beforeAll(async () => {
  zoo = await startZooServer(late);
});
afterAll(() => zoo.stop());

test('a form that submits itself before the bot looks for its button succeeds', async () => {
  const url = zoo.url(name);
  let isFenced = false;
  const result = await attempt(url, {
    target: aTarget(url),
    fence: async () => (isFenced = true),
    launch: async () => {
      const browser = await launch();
      const frame = browser.page.mainFrame();
      const evaluate = frame.evaluate.bind(frame);
      // After the permission to submit, each step of the bot waits until the form has submitted
      // itself.
      frame.evaluate = async (script: string) => {
        const isSent = () => zoo.received(name).length > 0;
        if (isFenced) await browser.log.until(isSent, BROWSER_TEST_MS);
        return evaluate(script);
      };
      return browser;
    },
  });
  expect([summary(result), zoo.received(name)]).toEqual(['success', late[0]?.received]);
});
