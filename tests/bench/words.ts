/**
 * `words <file.jsonl> [--misses]`: measures how well the bot judges a page by its words after a
 * submit, on the texts of labelled records. `words/seen.jsonl` has the English pages from which the
 * rules were written. `words/held-out.jsonl` has pages that nobody may read when writing rules, so
 * it shows how well the rules work for new pages.
 */
import { judgeWords } from '../../functions/browser/judge/words/judge-words.ts';
import { sharedRecords } from './outcomes/records.ts';
import { printReport } from './words/report.ts';
import { readSet } from './words/samples.ts';

export async function benchWords(options: readonly string[]): Promise<void> {
  const file = options.find((option) => !option.startsWith('--')) ?? sharedRecords;
  const judged = (await readSet(file)).map((sample) => ({
    sample,
    taken: judgeWords(sample.text.split('\n')).kind,
  }));
  printReport(judged, options.includes('--misses'));
}
