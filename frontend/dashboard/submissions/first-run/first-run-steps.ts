import type { Section } from '../../components/section-link.tsx';
import type { LeadProgress } from './use-lead-progress.ts';

export interface FirstRunStep {
  title: string;
  text: string;
  done: boolean;
  link?: { to: Section; label: string };
}

/**
 * The step "Create a key" stays finished even if the key is deleted: a sent lead proves that a key
 * existed.
 */
export function firstRunSteps({ keys, statuses, hasArrived }: LeadProgress): FirstRunStep[] {
  const hasFailed = statuses.includes('error') && !hasArrived;
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
      text: hasFailed
        ? 'Your lead did not get through. Its row says why, and Retry sends it again.'
        : 'Its row turns from processing to success by itself.',
      done: hasArrived,
      link: { to: 'recent-submissions', label: 'Go to Recent Submissions' },
    },
  ];
}
