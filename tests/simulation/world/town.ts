/**
 * Creates the users with their forms and API keys, by the product's own stores, before any fault
 * begins.
 */
import { aRecipe } from '../../functions/builders.ts';
import { createOffice } from './office.ts';
import type { Cloud } from './cloud.ts';
import { Chance } from './chance.ts';
import { Faults } from './faults.ts';
import { createIds } from './ids.ts';
import type { PlannedForm, WorldPlan } from './plan.ts';
import { noSkew } from './skew.ts';
import { Process, type Seam } from './process.ts';

export interface TownKey {
  id: string;
  value: string;
  isDeleted: boolean;
}

export interface TownForm {
  id: string;
  url: string;
  plan: PlannedForm;
  isRemoved: boolean;
}

export interface TownUser {
  userId: string;
  keys: TownKey[];
  forms: TownForm[];
}

const KEYS = 3;

export async function settleTown(plan: WorldPlan, seam: Seam, cloud: Cloud): Promise<TownUser[]> {
  const calm: Seam = {
    ...seam,
    faults: new Faults({ seed: 0, rate: 0, killRate: 0 }),
    outages: [],
    newSkew: () => noSkew,
  };
  const by = new Process(calm);
  const ids = createIds(plan.seed, 'town', seam.clock.now);
  const office = createOffice({ cloud, by, ids });
  const users: TownUser[] = [];
  for (const { forms, name } of plan.users) {
    const userId = ids.newId();
    const user: TownUser = { userId, keys: [], forms: [] };
    const chance = new Chance(plan.seed, `keys of ${name}`);
    for (let number = 0; number < KEYS; number += 1) {
      const value = `fak_${chance.hex()}`;
      const { id } = await office.keys.create({
        userId,
        keyName: `key ${number}`,
        keyValue: value,
      });
      user.keys.push({ id, value, isDeleted: false });
    }
    for (const [number, form] of forms.entries())
      user.forms.push(await addForm(number, form, userId));
    users.push(user);
  }
  return users;

  async function addForm(number: number, form: PlannedForm, userId: string): Promise<TownForm> {
    const url = `https://${form.site}/${userId.slice(-6)}/${number}`;
    const { id } = await office.forms.create({
      userId,
      name: 'Form',
      shortName: `form-${number}`,
      url,
    });
    const [goesTo, declares] = [form.goesTo, form.declares].map((sites = []) =>
      sites.map((site) => `https://${site}`),
    ) as [string[], string[]];
    const recipe = aRecipe({ allowedOrigins: [...goesTo, ...declares] });
    const content = { recipe, goesTo, customFields: [], note: 'First' };
    await office.forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
    if (form.dedupe) await office.forms.setDedupe(userId, id, form.dedupe);
    if (form.pace) await office.forms.setPace(userId, id, form.pace);
    return { id, url, plan: form, isRemoved: false };
  }
}
