/**
 * Sends leads with a unique name, phone and e-mail through every step: accepted, refused,
 * attempted, screenshot, corrected, counted, found and erased. Then searches everything that the
 * cloud has written, to find these values in any of several spellings. The stores that contain a
 * value must be those that the contract lists. Local cloud only, because a deployed stage's logs
 * cannot be read here.
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sampleConsent } from '../../contract/consent.ts';
import {
  eraseSubmission,
  findPerson,
  forgetPerson,
  getStory,
  retrySubmission,
  submissionStats,
  type SubmissionStoryView,
} from '../../contract/graphql-operations.ts';
import type { SubmissionListAnswer } from '../../contract/list-answers.ts';
import { personalDataStores } from '../../contract/personal-data.ts';
import { createAccount, createKey, graphql, sendLead, type Account } from './account.ts';
import { describeLocally } from './local-only.ts';
import { openStage, type Stage } from './stage.ts';
import { dumpStores, type Dumped } from './travelling-person/dump-stores.ts';
import { foundIn } from './travelling-person/spellings.ts';
import { until } from '../until.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

// The time limit: long enough for three attempts of two leads, one after another.
jest.setTimeout(LEAD_WAIT_MS + LEAD_TEST_MS);

const number = String(randomInt(10 ** 6, 10 ** 7));
const seeded = {
  name: `Zarathustrina Quillfeather ${number}`,
  phone: `+91 876 ${number}`,
  email: `Zara.Quill+${number}@Seeded-Person.example`,
};
const values = Object.values(seeded);
const lead = { ...seeded, city: 'Mumbai', loanAmount: 2_500_000 };

describeLocally('logs', 'the data of a person', () => {
  let stage: Stage;
  let owner: Account;
  let keyValue: string;
  const ids: string[] = [];
  const begun = new Date();
  let picture: string;

  beforeAll(async () => {
    stage = await openStage();
    owner = await createAccount(stage.outputs);
    ({ keyValue } = await createKey(stage.outputs, owner.accessToken));
  }, STAGE_START_MS);
  afterAll(() => stage?.close(), STAGE_STOP_MS);

  const ask = <Data, Variables extends object>(
    query: Parameters<typeof graphql<Data, Variables>>[2],
    variables: Variables,
  ) => graphql(stage.outputs, owner.accessToken, query, variables);

  /**
   * Waits until at least this many attempts have ended; a busy machine may need one more attempt.
   */
  async function ended(id: string, attempts: number): Promise<SubmissionStoryView> {
    const hasEnded = async () => {
      const { data } = await ask(getStory, { id });
      const story = data?.getSubmission;
      const isOver = story?.status === 'success' || story?.status === 'error';
      return isOver && (story.attempts?.length ?? 0) >= attempts && story;
    };
    return until(`${id} has ended ${attempts} attempts`, hasEnded, LEAD_WAIT_MS);
  }

  async function accept(body: object, key: string): Promise<string> {
    const reference = `Customer ${seeded.phone}`;
    const sent = { ...lead, ...body, consent: sampleConsent, reference };
    const answer = await sendLead(stage.outputs, keyValue, sent, { 'idempotency-key': key });
    expect(answer.status).toBe(202);
    const id = String(answer.body['submissionId']);
    ids.push(id);
    return id;
  }

  /** The ids of the submissions that the REST API lists for the person's reference. */
  async function byReference(): Promise<string[]> {
    const { outputs } = stage;
    const reader = await createKey(outputs, owner.accessToken, 'Reader', { scopes: ['read'] });
    const url = new URL('submissions', outputs.WebhookUrl);
    url.searchParams.set('reference', `Customer ${seeded.phone}`);
    const answer = await fetch(url, { headers: { 'x-api-key': reader.keyValue } });
    const { items } = (await answer.json()) as SubmissionListAnswer;
    expect(items.every(({ lead: { email } }) => email === seeded.email)).toBe(true);
    return items.map(({ submissionId }) => submissionId);
  }

  const placesOf = (dumped: readonly Dumped[], texts: readonly string[]) =>
    dumped.filter(({ text }) => foundIn(text, texts).length > 0).map(({ place }) => place);

  const listed = (place: string, keptAs: readonly string[]) =>
    personalDataStores.some(
      (store) => keptAs.includes(store.keptAs) && place.includes(store.logicalId),
    );

  test("the search finds a person's data in each spelling", () => {
    const encoded = Buffer.from(`{"email":"${seeded.email}"}`).toString('base64');
    for (const text of [
      seeded.name.toUpperCase(),
      encodeURIComponent(seeded.email),
      `tel:${seeded.phone.replaceAll(' ', '')}`,
      encoded,
    ]) {
      expect(foundIn(text, values)).not.toEqual([]);
    }
    expect(foundIn('Priya Sharma +919876543210', values)).toEqual([]);
  });

  test("a person's data is in the listed stores and nowhere else", async () => {
    const good = await accept({}, 'person-good');
    const bad = await accept({ city: 'Nowhere' }, 'person-bad');
    await sendLead(stage.outputs, keyValue, { ...lead, phone: seeded.name });
    await fetch(stage.outputs.WebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': keyValue },
      body: `{"name":"${seeded.name}",${seeded.email}`,
    });
    expect((await ended(good, 1)).status).toBe('success');
    const refused = await ended(bad, 1);
    expect(refused.status).toBe('error');
    picture = refused.attempts?.[0]?.screenshotUrl ?? '';
    expect((await fetch(picture)).status).toBe(200);
    await ask(retrySubmission, { id: bad, lead: { ...lead, city: 'Nowhere' }, confirmed: true });
    await ended(bad, 2);
    const now = Date.now();
    const range = { from: new Date(now - 3_600_000), to: new Date(now + 3_600_000) };
    await ask(submissionStats, { from: range.from.toISOString(), to: range.to.toISOString() });
    expect((await byReference()).sort()).toEqual([...ids].sort());
    const found = await ask(findPerson, { phone: seeded.phone, email: seeded.email });
    expect(found.data?.findPerson.items.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const dumped = await dumpStores(stage, begun);
    const places = placesOf(dumped, values);
    expect(places.filter((place) => !listed(place, ['plain']))).toEqual([]);
    expect(places.some((place) => place.includes('SubmissionsTable'))).toBe(true);
    const events = dumped.find(({ place }) => place.includes('EventsTable'))?.text;
    expect(events).toMatch(new RegExp(`${good}_\\d+_submission-succeeded`));
    expect(events).toMatch(new RegExp(`${bad}_\\d+_submission-undecided`));
    const all = dumped.map(({ place }) => place).join('\n');
    expect(all).toMatch(/logs.*WebhookFunction/);
    expect(all).toMatch(/logs.*KeyApiFunction/);
    expect(all).toMatch(/logs.*BotFunction/);
    expect(all).toMatch(/^sqs/m);
  });

  test("an erasure removes the person's data and leads", async () => {
    for (const id of ids) {
      // A lead that has just arrived cannot be erased yet, so the erasure is repeated.
      const erasure = await until(
        `${id} can be erased`,
        async () => {
          const answer = await ask(eraseSubmission, { id });
          return answer.errors?.[0]?.message.includes('half a minute') ? undefined : answer;
        },
        LEAD_WAIT_MS,
      );
      expect([erasure.data?.eraseSubmission, erasure.errors]).toEqual([true, undefined]);
    }
    await ask(forgetPerson, { phone: seeded.phone, email: seeded.email });
    const dumped = await dumpStores(stage, begun);
    expect(placesOf(dumped, values)).toEqual([]);
    const named = placesOf(dumped, ids);
    expect(named.filter((place) => listed(place, ['plain', 'hashed']))).toEqual([]);
    expect((await fetch(picture)).status).toBe(404);
  });
});
