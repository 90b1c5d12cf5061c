/**
 * Simulates users who search for a person's leads and erase the person's data. A fault may
 * interrupt an erasure at any step. An erasure that is repeated without a fault must leave no data
 * of the person. An erased lead must never be submitted afterwards.
 */
import { mostFormsToForget } from '../../../contract/form-dedupe.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { eraseSubmission, findPerson } from '../../../functions/dashboard-api/personal-data.ts';
import { forgetPerson } from '../../../functions/dashboard-api/forget-person.ts';
import { tableDefinitions, type TableName } from '../../functions/table-definitions.ts';
import { Chance } from './chance.ts';
import type { Office } from './office.ts';
import type { SharedWorld } from './shared-world.ts';

type Person = Pick<SubmissionRow, 'phone' | 'email'>;
interface Erasure extends Person {
  userId: string;
}

/** The tables that must contain nothing of an erased lead, not even its id. */
const erasedFrom = ['submissions', 'idempotency', 'firstLeads', 'people'] as const;
const SEARCHES = 2;

export class Erasures {
  /** The ids of the submissions that the service has confirmed as erased. */
  readonly erased = new Set<string>();
  /** The ids of the submissions whose erasure has begun. */
  readonly begun = new Set<string>();
  private readonly requests: Erasure[] = [];
  private readonly world: SharedWorld;

  constructor(world: SharedWorld) {
    this.world = world;
  }

  /**
   * Makes the same calls as the dashboard's page: finds a person's leads, erases each lead, and
   * forgets the person.
   * @returns whether every lead was erased.
   */
  async erase(office: Office, userId: string, { phone, email }: Person): Promise<boolean> {
    const person = { phone, email };
    this.requests.push({ userId, ...person });
    let isWhole = true;
    for (const id of await idsOf(office, userId, person)) {
      this.begun.add(id);
      const isErased = await eraseSubmission(userId, id, office.personalData).catch(() => false);
      if (isErased) this.erased.add(id);
      isWhole &&= isErased;
    }
    if (!isWhole) return false;
    const forms = await office.forms.list(userId);
    for (let from = 0; from === 0 || from < forms.length; from += mostFormsToForget) {
      const formIds = forms.slice(from, from + mostFormsToForget).map(({ id }) => id);
      await forgetPerson(userId, { ...person, formIds }, office.personalData);
    }
    return true;
  }

  /** Repeats every erasure without faults. Called when no lead is open. */
  async repeat(office: Office): Promise<void> {
    for (const request of [...this.requests]) {
      if (!(await this.erase(office, request.userId, request)))
        this.world.report('erasure', 'a repeated erasure is refused');
    }
  }

  async check(office: Office): Promise<void> {
    const { cloud, report } = this.world;
    const ids = [...this.begun];
    for (const name of erasedFrom) {
      for (const item of ids.length > 0 ? cloud.tables.table(name).all() : []) {
        const text = JSON.stringify(item);
        const left = ids.find((id) => text.includes(id));
        if (left) report('erasure', `${name} keeps something of an erased lead`, left);
      }
    }
    for (const key of cloud.pictures.keys()) {
      const left = ids.find((id) => key.includes(id));
      if (left) report('erasure', 'a picture of an erased lead is left', left);
    }
    for (const { userId, ...person } of this.requests) {
      for (const key of await office.personalData.people.keysOf(userId, person)) {
        const { ids: records } = await office.personalData.people.idsOf(key, undefined);
        if (records.length > 0) report('erasure', 'a record of an erased person is left');
      }
    }
    this.checkPlaces();
    // Functions of an earlier version may write no person records, so finding persons is not
    // checked.
    if (this.world.plan.beside) return;
    await this.checkFinding(office);
    await this.search(office);
  }

  /** Checks that no table except the submissions contains a phone number or e-mail address. */
  private checkPlaces(): void {
    const { cloud, report } = this.world;
    for (const name of tableNames.filter((one) => one !== 'submissions')) {
      for (const item of cloud.tables.table(name).all()) {
        if (/@leads\.example|\+9198\d{8}/.test(JSON.stringify(item)))
          report('erasure', `${name} holds the phone or e-mail of a lead`);
      }
    }
  }

  /**
   * Checks that every lead can be found by its person's phone and e-mail. A lead must have a record
   * for both values, unless it was created before the service began to write such records.
   */
  private async checkFinding({ personalData }: Office): Promise<void> {
    const { cloud, clock, watch, report, town } = this.world;
    for (const { userId } of town) {
      const since = (await personalData.people.completeSince(userId)).getTime();
      for (const id of watch.rowsOf.get(userId) ?? []) {
        const row = watch.rows.get(id);
        if (!row || (row.expiresAt ?? Infinity) * 1000 <= clock.time) continue;
        const keys = row.people ?? [];
        const isKept = (person: string) => cloud.tables.table('people').get({ person, id });
        if (!keys.every(isKept)) report('found', 'a record that a row names is gone', id);
        if (keys.length < 2 && Date.parse(row.createdAt) >= since)
          report('found', 'a lead has no records and is not looked through', id);
      }
    }
  }

  private async search(office: Office): Promise<void> {
    const { clock, plan, watch, report } = this.world;
    const isThere = (row: SubmissionRow) => (row.expiresAt ?? Infinity) * 1000 > clock.time;
    const rows = [...watch.rows.values()].filter(isThere);
    const chance = new Chance(plan.seed, 'searches');
    for (let search = 0; search < SEARCHES && rows.length > 0; search += 1) {
      const { userId, phone, email } = chance.of(rows);
      for (const person of [{ phone }, { email }]) {
        const found = new Set(await idsOf(office, userId, person));
        const ofPerson = rows.filter((row) => row.userId === userId && row.phone === phone);
        const missed = ofPerson.find(({ id }) => !found.has(id));
        if (missed) report('found', `nobody finds it by ${Object.keys(person).join()}`, missed.id);
      }
    }
  }
}

const tableNames = Object.keys(tableDefinitions) as TableName[];

async function idsOf(office: Office, userId: string, person: Partial<Person>): Promise<string[]> {
  const ids: string[] = [];
  let nextToken: string | undefined;
  do {
    const query = { ...person, ...(nextToken !== undefined && { nextToken }) };
    const page = await findPerson(userId, query, office.personalData);
    ids.push(...page.items.map(({ id }) => id));
    nextToken = page.nextToken ?? undefined;
  } while (nextToken !== undefined);
  return [...new Set(ids)];
}
