/**
 * Advisories with which this product may still ship for a while. Each entry has a reason, and a
 * last day after which somebody must check the advisory again.
 */
export interface AcceptedAdvisory {
  /** The advisory's id, as in its web address, such as GHSA-2222-3333-4444. */
  advisory: string;
  because: string;
  /** The last day on which the acceptance is valid, such as 2026-12-31. */
  until: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
