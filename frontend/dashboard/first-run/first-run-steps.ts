import { useApiKeys } from '../api-keys/use-api-keys.ts';
import type { Section } from '../components/section-link.tsx';
import { useSubmissions } from '../submissions/use-submissions.ts';

export interface FirstRunStep {
  title: string;
  text: string;
  done: boolean;
  link?: { to: Section; label: string };
}

interface Progress {
  keys: number;
  statuses: readonly string[];
}

/**
 * A finished step stays finished, even if its key was deleted: a lead proves that a key existed.
 */
function firstRunSteps({ keys, statuses }: Progress): readonly FirstRunStep[] {
  const arrived = statuses.includes('success');
  return [
    {
      title: 'Create a key',
      text: 'It tells the webhook whose leads come in.',
      done: keys > 0 || statuses.length > 0,
      link: { to: 'api-keys', label: 'Go to API Keys' },
    },
    {
      title: 'Send a test',
      text: 'A sample lead, sent the way your own tools will send theirs.',
      done: statuses.length > 0,
      link: { to: 'test-submission', label: 'Go to Test Submission' },
    },
    {
      title: 'Watch it arrive',
      text: statuses.includes('error')
        ? 'Your lead did not get through. Its row says why, and Retry sends it again.'
        : 'Its row turns from processing to success by itself.',
      done: arrived,
      link: { to: 'recent-submissions', label: 'Go to Recent Submissions' },
    },
  ];
}

/** The first-run steps; undefined until the user's progress is known. */
export function useFirstRunSteps(): readonly FirstRunStep[] | undefined {
  const { data: keys } = useApiKeys();
  const { data: list } = useSubmissions({});
  if (!keys || !list) return undefined;
  return firstRunSteps({ keys: keys.length, statuses: list.rows.map(({ status }) => status) });
}
