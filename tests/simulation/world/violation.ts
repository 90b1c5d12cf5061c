/** A violated rule. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly rule: string;
  readonly submissionId: string | undefined;

  constructor(rule: string, what: string, submissionId?: string) {
    super(`${rule}: ${what}`);
    this.rule = rule;
    this.submissionId = submissionId;
  }
}

/** Ends the run with its first violation. */
export type Report = (rule: string, what: string, submissionId?: string) => void;
