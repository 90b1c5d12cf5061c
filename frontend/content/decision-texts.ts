/** The sentences about a user's decision on a submission whose outcome is uncertain. */
export const decisionTexts = {
  question: 'Did it take the lead?',
  wentIn: 'It went in',
  didNot: 'It did not',
  thenSuccess: 'The submission becomes a success, marked as your word. Nothing is sent.',
  thenError: 'It stays an error. A retry sends the lead again.',
  thenErrorAgain: 'It becomes an error again. Nothing is sent until you retry it.',
  /**
   * The text that is added after a failure reason whose own text does not say that an attempt may
   * have submitted the form.
   */
  maybeSent: '. An attempt may have sent it',
  saidWentIn: 'You said that it went in',
  saidDidNot: 'You said that it did not go in',
  /**
   * The text that is shown in place of the failure's advice after the user has decided that the
   * target does not have the lead. The advice no longer applies then.
   */
  afterDidNot: 'A retry sends the lead again, without asking first.',
} as const;
