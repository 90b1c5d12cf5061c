/**
 * Judges the report of `npm audit --json`: a finding fails only if its package ships and the
 * finding is not accepted.
 */
import * as z from 'zod';
import type { AcceptedAdvisory } from './accepted-advisories.ts';

const advisory = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
});
/**
 * `via` contains advisories, or names of other vulnerable packages. The entries of those packages
 * contain the advisory.
 */
const answer = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])), nodes: z.array(z.string()) }),
  ),
});

export interface Audit {
  /** The report that `npm audit --json` prints. */
  answer: unknown;
  /** The member `packages` of the lock file package-lock.json. */
  packages: Readonly<Record<string, { dev?: boolean | undefined }>>;
  accepted: readonly AcceptedAdvisory[];
  /** The current day, such as 2026-11-22. */
  today: string;
}

export interface Verdict {
  /** Findings that must be fixed or accepted. */
  refused: string[];
  /** Findings that are reported but need no action. */
  noticed: string[];
}

/**
 * Refuses high or critical advisories of a package that ships, unless the advisory has an
 * acceptance that has not ended.
 * @throws {Error} if npm got no report from the registry, because a missing report must not count
 * as "no findings".
 */
export function judgeAdvisories({ answer: npmAnswer, packages, accepted, today }: Audit): Verdict {
  const read = answer.safeParse(npmAnswer);
  if (!read.success) {
    throw new Error(
      `npm audit gave no report, so nothing is known: ${JSON.stringify(npmAnswer).slice(0, 300)}`,
    );
  }
  const verdict: Verdict = { refused: [], noticed: [] };
  const seen = new Set<string>();
  for (const [name, { via, nodes }] of Object.entries(read.data.vulnerabilities)) {
    const ships = nodes.some((path) => packages[path]?.dev !== true);
    for (const found of via) {
      if (typeof found === 'string') continue;
      const id = found.url.slice(found.url.lastIndexOf('/') + 1);
      seen.add(id);
      const line = `${name}: ${found.title} (${found.severity}, ${found.url})`;
      const entry = accepted.find((one) => one.advisory === id);
      const isGrave = found.severity === 'high' || found.severity === 'critical';
      if (!ships || !isGrave) verdict.noticed.push(line);
      else if (entry && today <= entry.until) {
        verdict.noticed.push(`${line}, accepted until ${entry.until}: ${entry.because}`);
      } else if (entry) verdict.refused.push(`${line}, accepted only until ${entry.until}`);
      else verdict.refused.push(line);
    }
  }
  const idle = accepted.filter((one) => !seen.has(one.advisory));
  for (const one of idle) verdict.noticed.push(`${one.advisory} is accepted, but not found now`);
  return verdict;
}
