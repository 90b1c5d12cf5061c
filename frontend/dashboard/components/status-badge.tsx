import { Badge } from '@aws-amplify/ui-react';
import type { BadgeVariations } from '@aws-amplify/ui-react';
import type { SubmissionStatus } from '../../../contract/submission.ts';

/**
 * The badge style of each known status: `success` and `error` have their own style, open states
 * have the default style. An unknown status gets an outline.
 */
const variations: Readonly<Record<string, BadgeVariations | ''>> = {
  success: 'success',
  processing: '',
  pending: '',
  error: 'error',
} satisfies Record<SubmissionStatus, BadgeVariations | ''>;

export function StatusBadge({ status }: { status: string }) {
  const variation = variations[status];
  if (variation === undefined) return <Badge className="badge-outline">{status}</Badge>;
  return variation === '' ? <Badge>{status}</Badge> : <Badge variation={variation}>{status}</Badge>;
}
