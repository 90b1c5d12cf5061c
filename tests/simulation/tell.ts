/** Formats the results of a simulation as text for the terminal. */
import type { Total } from './simulate.ts';
import type { Course } from './shorten.ts';

export function tellTotal(total: Total): string {
  const { worlds, leads, accepted, submits, attempts, calls, faults, deadLetters } = total;
  const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;
  const ends = Object.entries(total.statuses).sort(([, one], [, other]) => other - one);
  return [
    `${leads} leads in ${worlds} worlds: ${accepted} accepted, ${attempts} attempts, ${submits} submits`,
    `${calls} moments, ${faults} faults, ${deadLetters} dead letters`,
    `  the longest wait beside others' trouble: ${seconds(total.longestWaitMs)}`,
    `  the longest until a row that was due was looked at: ${seconds(total.oldestLookMs)}`,
    `  the longest until all had ended, once forms took every lead: ${seconds(total.restMs)}`,
    ...ends.map(([name, count]) => `  ${name}: ${count}`),
  ].join('\n');
}

export function tellCourse({ plan, options, report }: Course): string {
  const { violation } = report;
  const leads = plan.leads.filter(({ number }) => options.leads.has(number));
  const deeds = plan.deeds.filter(({ number }) => options.deeds.has(number));
  const time = (at: number) => new Date(at).toISOString().slice(11, 23);
  return [
    `${violation?.message} (submission ${violation?.submissionId ?? 'none'})`,
    `World ${plan.seed} of ${plan.leads.length} leads. The shortest course that was found:`,
    ...plan.outages.map(({ what, from, to }) => `  ${time(from)} to ${time(to)}: no ${what}`),
    ...leads.map(({ at, number, user, form, person, hasKey, copies }) => {
      const target = form === undefined ? "the stage's form" : `form ${form}`;
      return `  ${time(at)} lead ${number} of user ${user}, person ${person}, to ${target}${hasKey ? `, with a key, ${copies} at once` : ''}`;
    }),
    ...deeds.map(
      ({ at, user, kind, number }) => `  ${time(at)} user ${user}: ${kind}, deed ${number}`,
    ),
    ...[...options.faults].map((fault) => `  fault: ${fault}`),
    `Again: npm run sim -- --world ${plan.seed} --leads ${plan.leads.length}`,
  ].join('\n');
}
