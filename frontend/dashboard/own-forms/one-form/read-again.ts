/**
 * How often, in milliseconds, an open page reads forms again. The page gets no event when an
 * operator blocks a site or the bot stops a form.
 */
export const FORMS_READ_AGAIN_MS = 60_000;

/**
 * The query key of the forms that lists of leads use. It begins like the query key of the forms'
 * own pages, so a change on those pages also refreshes this query.
 */
export const formsOfLeadsKey = ['target-forms', 'of-leads'] as const;
