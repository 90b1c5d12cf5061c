/** Ends a simulated world: all open leads must end, and then all data must be consistent. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { Faults } from './faults.ts';
import { checkCounters } from './counters.ts';
import { createOffice } from './office.ts';
import { createIds } from './ids.ts';
import { noSkew } from './skew.ts';
import { Process } from './process.ts';
import type { SharedWorld } from './shared-world.ts';

/** How long open leads may take to end after the forms are repaired and the limits removed. */
const REST_MS = 150 * MINUTE_MS;

/**
 * Repairs all forms, removes all their limits, and waits until every open lead has ended. Then
 * checks all data.
 */
export async function comeToRest(world: SharedWorld): Promise<void> {
  const { clock, cloud } = world;
  world.isSettling = true;
  const calm = {
    ...world.seam,
    faults: new Faults({ seed: 0, rate: 0, killRate: 0 }),
    outages: [],
    newSkew: () => noSkew,
  };
  const by = new Process(calm);
  const office = createOffice({ cloud, by, ids: createIds(world.plan.seed, 'end', clock.now) });
  for (const { userId, forms } of world.town) {
    for (const { id } of forms) {
      // For a form that its owner has removed, this call fails, and the form stays removed.
      await office.forms.setState(userId, id, 'live').catch(() => undefined);
      await office.forms.setPace(userId, id, { zone: 'Asia/Kolkata' }).catch(() => undefined);
    }
  }
  const begun = clock.time;
  const end = begun + REST_MS;
  while (world.watch.open.size > 0 && clock.time < end) {
    await clock.wait(MINUTE_MS);
    // The service stops a form when the form's page has changed. Such forms are set live again.
    for (const { userId, forms } of world.town) {
      for (const { id } of forms)
        await office.forms.setState(userId, id, 'live').catch(() => undefined);
    }
  }
  const [stuck] = world.watch.open.keys();
  if (stuck) world.report('lost', 'it neither ends nor comes on', stuck);
  world.restMs = clock.time - begun;
  await world.erasures.repeat(office);
  await clock.wait(5 * MINUTE_MS);
  await world.erasures.check(office);
  await world.paceWatch.checkRest(office.pace, clock.time);
  for (const row of world.watch.rows.values()) checkEnd(world, row);
  world.dashboards.check((userId) =>
    world.rowsOf(userId).sort((one, other) => (one.id < other.id ? 1 : -1)),
  );
  await checkCounters(world, calm, office.pace);
  await world.events.checkRest(calm);
}

function checkEnd(world: SharedWorld, { id, status, possiblySent, decision }: SubmissionRow): void {
  const isTold = status === 'success' || possiblySent || decision?.wentIn === false;
  if (world.ledger.has(id) && !isTold)
    world.report('error', 'the form has it, and the row denies it', id);
}
