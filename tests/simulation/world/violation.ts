/** The error for a violated rule of the simulation. */
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

/** Reports a violated rule. The first report ends the run. */
export type Report = (rule: string, what: string, submissionId?: string) => void;
