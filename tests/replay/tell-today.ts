/**
 * Makes the calls of story.ts with today's code. The record of a new version is written from the
 * result.
 */
import { sampleConsent } from '../../contract/consent.ts';
import type { Fill, Recipe } from '../../contract/recipe.ts';
import { createAccountStore } from '../../functions/stores/accounts/account-store.ts';
import {
  cancelSubmission,
  decideSubmission,
  retrySubmission,
} from '../../functions/dashboard-api/submissions.ts';
import { Service } from './service.ts';
import { tellStory, type SentLead, type Teller } from './story.ts';

const storyStart = '2026-03-01T10:00:00.000Z';

export async function tellToday(): Promise<{
  service: Service;
  leads: Record<string, SentLead>;
}> {
  const service = new Service(storyStart);
  const leads = await tellStory(tellerOf(service));
  return { service, leads };
}

function tellerOf(service: Service): Teller {
  const { keys, submissions, forms } = service.office;
  const { client, now } = service;
  const accounts = createAccountStore({ client, table: 'accounts', now });
  return {
    turn: (seconds) => service.turn(seconds),
    get losesMessages() {
      return service.losesMessages;
    },
    set losesMessages(loses) {
      service.losesMessages = loses;
    },
    post: async (keyValue, event) => {
      const { statusCode, body } = await service.post(keyValue, event);
      if (statusCode !== 202) throw new Error(`The webhook answered ${statusCode}: ${body}`);
      return (JSON.parse(body) as { submissionId: string }).submissionId;
    },
    deliver: (id, script) => service.deliver(id, script),
    addKey: async (userId, keyName, keyValue) =>
      (await keys.create({ userId, keyName, keyValue })).id,
    removeKey: async (userId, id) => void (await keys.remove(userId, id)),
    retry: async (userId, id) =>
      void (await retrySubmission({ userId, id, confirmed: true }, submissions)),
    cancel: async (userId, id) => void (await cancelSubmission(userId, id, submissions)),
    decide: async (userId, id, wentIn) =>
      void (await decideSubmission({ userId, id, wentIn }, submissions)),
    consent: sampleConsent,
    endSessions: async (userId) => {
      await accounts.endSessions(userId, Math.floor(service.time / 1000));
    },
    addForms: async (userId) => {
      const add = async (shortName: string) => {
        const url = `https://forms.example/${shortName}`;
        const { id } = await forms.create({ userId, name: 'Loan enquiry', shortName, url });
        const saved = { recipe: everyFill, customFields: branchQuestion, note: 'First' };
        await forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...saved });
        return id;
      };
      const loans = await add('loans');
      await forms.setPace(userId, loans, { zone: 'Asia/Kolkata', perMinute: 30, perDay: 500 });
      await forms.setDedupe(userId, loans, { by: 'phone', days: 30 });
      const paused = await add('paused');
      await forms.setState(userId, paused, 'paused');
      await forms.setDefault(userId, undefined);
    },
  };
}

const branchQuestion = [
  { name: 'branch', label: 'Branch', type: 'text' as const, required: false, default: 'Mumbai' },
];

const signs = (position: number) => ({
  ...{ label: `Question ${position}`, name: `q${position}`, id: `q${position}` },
  ...{ type: 'text', position },
});
const fills: Fill[] = [
  { kind: 'lead', part: 'phone', transformation: { kind: 'national_number' } },
  { kind: 'lead', part: 'fullName', transformation: { kind: 'first_word' } },
  { kind: 'lead', part: 'fullName', transformation: { kind: 'last_word' } },
  { kind: 'lead', part: 'loanAmount', transformation: { kind: 'divided', by: 'lakh' } },
  {
    kind: 'lead',
    part: 'city',
    transformation: { kind: 'table', rows: [{ from: 'Pune', to: 'PNQ' }] },
  },
  { kind: 'custom', name: 'branch', transformation: { kind: 'digits' } },
  { kind: 'fixed', value: 'on' },
  { kind: 'empty' },
];
/** A recipe with all ways to fill a field and all kinds of success signs. */
const everyFill: Recipe = {
  fields: fills.map((fill, position) => ({
    ...{ step: 1, signs: signs(position), required: position === 0, fill },
    ...(position === 1 && { selector: '#q1', options: ['One', 'Two'] }),
  })),
  button: { text: 'Send', selector: 'button.send' },
  success: [{ text: 'Thank you' }, { urlIncludes: '/thanks' }, { selector: '.thanks' }],
  refusal: [{ text: 'Not now' }],
  allowedOrigins: ['https://lead.example'],
};
