/** Starts rehearsals for tests, in a real browser and with short waits. */
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import {
  rehearseForm,
  type RehearsalResult,
  type RehearsalWork,
} from '../../../../functions/browser/rehearsal/rehearse-form.ts';
import { aLead } from '../../builders.ts';

export const rehearsalBrowser = () => launchBrowser({ allowLoopback: true, images: true });

export function rehearse(
  url: string,
  changes: Partial<RehearsalWork> = {},
): Promise<RehearsalResult> {
  return rehearseForm({
    url,
    lead: aLead(),
    fields: {},
    launch: rehearsalBrowser,
    now: () => new Date(),
    signal: AbortSignal.timeout(50_000),
    waits: { formMs: 10_000, parseMs: 10_000, imagesMs: 1000, showsMs: 1500 },
    ...changes,
  });
}

/** Returns the filled values by the label of their question. */
export function valuesOf(result: RehearsalResult): Record<string, string> {
  if (result.kind !== 'rehearsed') throw new Error(result.failure.message);
  return Object.fromEntries(result.report.fields.map(({ signs, value }) => [signs.label, value]));
}
