/**
 * How often an open page reads forms again. Nothing announces that an operator has blocked a site or
 * that the bot has stopped a form.
 */
export const FORMS_READ_AGAIN_MS = 60_000;
