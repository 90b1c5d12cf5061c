/**
 * The service under test: it has one user and two forms, one without custom fields and one with a
 * field of each type.
 */
import { apiScopes } from '../../contract/api-routes.ts';
import { isFinal } from '../../contract/submission.ts';
import { DAY_SECONDS } from '../../contract/time-units.ts';
import { finish } from '../replay/resume.ts';
import { Service, tableNames } from '../replay/service.ts';
import { whyNotStorable } from './storable.ts';

export const keyValue = 'fak_FuzzedKeyFuzzedKeyFuzzedKeyFuzzed0';
export const userId = '0190a000-0000-7000-8000-00000000000f';

export interface Town {
  service: Service;
  formIds: string[];
}

export async function aTown(seed: number): Promise<Town> {
  const service = new Service('2026-03-01T10:00:00.000Z', seed);
  const { keys, forms } = service.office;
  await keys.create({ userId, keyName: 'Fuzz', keyValue });
  for (const item of service.items('apiKeyLookup')) {
    service.put('apiKeyLookup', { ...item, scopes: [...apiScopes] });
  }
  const formIds: string[] = [];
  for (const shortName of ['loans', 'asks']) {
    const url = `https://forms.example/${shortName}`;
    const { id } = await forms.create({ userId, name: shortName, shortName, url });
    const recipe = { fields: [], allowedOrigins: [] };
    const customFields = shortName === 'asks' ? questions : [];
    const saved = { recipe, customFields, note: 'First' };
    await forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...saved });
    formIds.push(id);
  }
  return { service, formIds };
}

const questions = [
  { name: 'branch', label: 'Branch', type: 'text' as const, required: false },
  { name: 'income', label: 'Income', type: 'number' as const, required: false },
  { name: 'born', label: 'Born', type: 'date' as const, required: false },
  { name: 'own', label: 'Own', type: 'yes_no' as const, required: false },
  {
    name: 'kind',
    label: 'Kind',
    type: 'choice' as const,
    required: false,
    choices: ['Home', 'Gold'],
  },
];

/** @throws {Error} if the tables contain an item that DynamoDB would refuse. */
export function checkStored({ service }: Town): void {
  for (const table of tableNames) {
    for (const item of service.items(table)) {
      const why = whyNotStorable(item);
      if (why) throw new Error(`${table}: ${why}`);
    }
  }
}

/** Waits until every lead has ended, then for a day, so that daily limits start again. */
export async function restADay(town: Town): Promise<void> {
  const { service } = town;
  checkStored(town);
  await finish(service);
  const stuck = service.rows().find(({ status }) => !isFinal(status));
  if (stuck) throw new Error(`A row is stuck: ${JSON.stringify(stuck).slice(0, 2000)}`);
  service.turn(DAY_SECONDS);
}
