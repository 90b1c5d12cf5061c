/** Cuts a rehearsal's report to the limits of its schema, whatever the page contains. */
import {
  longestReportBytes,
  rehearsalReportSchema,
  type Pressable,
  type RehearsalReport,
} from '../../../contract/rehearsal.ts';
import { cut } from '../page/page-bounds.ts';

const MOST_FIELDS = 100;
/**
 * How many options of each question the report keeps. The numbers are tried in this order until the
 * report is short enough.
 */
const optionsKept = [300, 60, 15, 0];

export function boundReport(report: RehearsalReport): RehearsalReport {
  for (const most of optionsKept) {
    const bounded = rehearsalReportSchema.parse(boundTexts(report, most));
    if (Buffer.byteLength(JSON.stringify(bounded)) <= longestReportBytes) return bounded;
  }
  throw new Error('The report is too long');
}

function boundTexts(report: RehearsalReport, mostOptions: number): RehearsalReport {
  return {
    ...report,
    fields: report.fields.slice(0, MOST_FIELDS).map((field) => boundField(field, mostOptions)),
    button: cut(report.button, 200),
    buttons: report.buttons.slice(0, 20).map((text) => cut(text, 200)),
    ...(report.pressables && { pressables: report.pressables.map(boundPressable) }),
    ...(report.unseen !== undefined && { unseen: cut(report.unseen, 300) }),
    title: cut(report.title, 200),
    origin: cut(report.origin, 300),
    ...(report.sendsTo && { sendsTo: report.sendsTo.slice(0, 10).map((one) => cut(one, 300)) }),
    drift: report.drift.slice(0, 50),
  };
}

function boundPressable({ text, look, ...rest }: Pressable): Pressable {
  return { ...rest, text: cut(text, 200), look: cut(look, 200) };
}

function boundField(
  { options, ...field }: RehearsalReport['fields'][number],
  mostOptions: number,
): RehearsalReport['fields'][number] {
  const { label, name, id, type, position } = field.signs;
  const kept = options?.slice(0, mostOptions).map((text) => cut(text, 200));
  return {
    ...field,
    signs: {
      label: cut(label, 200),
      name: cut(name, 200),
      id: cut(id, 200),
      type: cut(type, 40),
      position,
    },
    because: cut(field.because, 300),
    value: cut(field.value, 600),
    ...(kept && kept.length > 0 && { options: kept }),
  };
}
