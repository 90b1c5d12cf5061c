/**
 * How often an open page reads forms again. Nothing announces that an operator has blocked a site or
 * that the bot has stopped a form.
 */
export const FORMS_READ_AGAIN_MS = 60_000;

/**
 * The query key of the forms for lists of leads. It starts like the key of the forms' own pages, so
 * that a change there also refreshes these forms.
 */
export const formsOfLeadsKey = ['target-forms', 'of-leads'] as const;
