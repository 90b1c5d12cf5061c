export const problemsPage = {
  title: 'Refusals of the webhook',
  description:
    'What each refusal of the Form Automation webhook means, and what to do about it: invalid leads, keys, limits, duplicates and failures.',
  headline: 'When the webhook refuses a lead',
  lede: 'Every refusal names its type. Look it up here: what it means, and what to do so that the lead gets through.',
  remedy: 'What to do',
} as const;
