/**
 * The names of the members of consent evidence. This file has no schemas, to keep the dashboard's
 * first load small.
 */
export const consentMembers = ['text', 'time', 'sourceAddress', 'certificateUrl'] as const;
