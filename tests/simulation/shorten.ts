/**
 * Repeats a simulated world that failed with fewer leads, deeds (actions of users) and faults, to
 * find a small set with which the same rule is still violated.
 */
import type { WorldPlan } from './world/plan.ts';
import { runWorld, type WorldOptions, type WorldReport } from './world/world.ts';

export interface Course {
  plan: WorldPlan;
  options: Required<WorldOptions>;
  report: WorldReport;
}

const parts = ['leads', 'deeds', 'faults'] as const;
type Part = (typeof parts)[number];

/** @param until when to stop searching, in milliseconds of `performance.now()`. */
export async function shorten(failed: WorldReport, until: number): Promise<Course> {
  const rule = failed.violation?.rule;
  let course: Course = { plan: failed.plan, options: everythingOf(failed), report: failed };
  const tryWith = async (plan: WorldPlan, options: Required<WorldOptions>): Promise<boolean> => {
    const report = await runWorld(plan, options);
    if (report.violation?.rule !== rule) return false;
    // Faults that did not happen in this run are left out, because the violation does not need
    // them.
    const struck = new Set(report.faults);
    const faults = new Set([...options.faults].filter((name) => struck.has(name)));
    course = { plan, options: { ...options, faults }, report };
    return true;
  };
  await tryWith({ ...course.plan, outages: [] }, course.options);
  for (const part of [...parts, ...parts]) {
    await shortenPart(part, () => course, tryWith, until);
  }
  return course;
}

function everythingOf({ plan, faults }: WorldReport): Required<WorldOptions> {
  return {
    leads: new Set(plan.leads.map(({ number }) => number)),
    deeds: new Set(plan.deeds.map(({ number }) => number)),
    faults: new Set(faults),
  };
}

/**
 * Tries to omit entries of one kind (leads, deeds or faults): first halves of the list, then
 * quarters, eighths and so on. An omission stays if the same rule is still violated.
 */
async function shortenPart(
  part: Part,
  current: () => Course,
  tryWith: (plan: WorldPlan, options: Required<WorldOptions>) => Promise<boolean>,
  until: number,
): Promise<void> {
  let size = current().options[part].size;
  while (size >= 1 && performance.now() < until) {
    let at = 0;
    while (at < current().options[part].size && performance.now() < until) {
      const { plan, options } = current();
      const all = [...options[part]] as (number | string)[];
      const left = new Set([...all.slice(0, at), ...all.slice(at + size)]);
      if (!(await tryWith(plan, { ...options, [part]: left }))) at += size;
    }
    size = size === 1 ? 0 : Math.ceil(size / 2);
  }
}
