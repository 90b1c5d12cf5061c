/** The failure of an attempt because its page no longer matches the recipe. */
import { driftSentence } from '../../../../contract/drift-words.ts';
import type { Drift } from '../../../../contract/rehearsal.ts';
import { AttemptFailure } from '../../judge/attempt-failure.ts';

export class FormChanged extends AttemptFailure {
  readonly drift: readonly Drift[];

  constructor(drift: readonly Drift[]) {
    super('form_changed', driftSentence(drift));
    this.drift = drift;
  }
}
