/**
 * Saves a person's leads as files: as JSON with everything, or as CSV with the columns of the
 * export.
 */
import { getStory, type SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import type { PlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { datedName, saveFile } from '../../components/save-file.ts';
import { csvFileOf } from '../../leads/csv/write-csv.ts';

/**
 * The beginning of the files' names. The names contain no personal data, because other people may
 * see file names.
 */
const NAME = 'person';

export async function downloadJson(
  rows: readonly SubmissionRowView[],
  placeOf: PlaceOf,
): Promise<void> {
  const stories = await readStories(rows);
  const submissions = stories.map((story) => withForm(story, placeOf));
  const note = 'Links to screenshots work for 15 minutes; open the submission for new ones.';
  const file = { exportedAt: new Date().toISOString(), note, submissions };
  saveFile(datedName(NAME, 'json'), [`${JSON.stringify(file, null, 2)}\n`], 'application/json');
}

/** A lead with its form's name and with a flag that marks the demo form, as in the CSV file. */
export function withForm<Lead extends SubmissionRowView>(lead: Lead, placeOf: PlaceOf) {
  const { form, isDemo } = placeOf(lead) ?? {};
  return { ...lead, form, demo: isDemo };
}

export async function downloadCsv(
  rows: readonly SubmissionRowView[],
  placeOf: PlaceOf,
): Promise<void> {
  const stories = await readStories(rows);
  saveFile(datedName(NAME), [csvFileOf(stories.map((row) => ({ ...row, place: placeOf(row) })))]);
}

/**
 * Reads the details of one lead after the other: a person has few leads, and the service has to
 * sign links to each lead's screenshots.
 */
async function readStories(rows: readonly SubmissionRowView[]) {
  const stories = [];
  for (const { id } of rows) {
    const { getSubmission } = await runOperation(getStory, { id });
    if (getSubmission) stories.push(getSubmission);
  }
  return stories;
}
