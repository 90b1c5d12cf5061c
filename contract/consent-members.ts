/** The members of evidence of consent, without their schemas, for the dashboard's first view. */
export const consentMembers = ['text', 'time', 'sourceAddress', 'certificateUrl'] as const;
