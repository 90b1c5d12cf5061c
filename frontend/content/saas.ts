import type { Question, Value } from './page-content.ts';

export const saas = {
  title: 'Form Automation',
  description:
    'Form Automation fills and submits web forms for every lead you send: a webhook, automatic retries and a live dashboard. Free during beta, no card needed.',
  products: 'Products',
  tab: 'Form Automation',
  headline: 'A lead goes in. A filled form comes out.',
  lede: 'Send leads from a script, a sheet or Zapier. A real browser opens the form, types each one in, submits it, and tells you what the page answered.',
  primary: { label: 'Get Started Free', to: '/auth' },
  secondary: { label: 'Learn More', to: '#features' },
  terms: 'Free during beta. No card needed.',
  features: {
    heading: 'Built for the dullest job in marketing',
    items: [
      {
        title: 'One webhook',
        text: 'Five fields and a key in a header. If a tool can send JSON, it can send leads.',
      },
      {
        title: 'A browser, not a guess',
        text: 'Chromium loads the page as a person would, so validation and thank-you pages count.',
      },
      {
        title: 'Automatic retries',
        text: 'A form that is down gets another try, with exponential backoff between attempts.',
      },
      {
        title: 'Never sent twice',
        text: 'Where a crash leaves the outcome in doubt, the lead is held for you instead of submitted again.',
      },
      {
        title: 'Live status',
        text: 'Processing, pending, success or error: the dashboard changes while you watch.',
      },
      {
        title: 'Evidence of failure',
        text: 'When a form refuses a lead you get the reason and a screenshot of the page.',
      },
    ] satisfies readonly Value[],
  },
  steps: {
    heading: 'How It Works',
    items: [
      {
        title: 'Sign Up',
        text: 'A name, an e-mail address and a password. There is nothing to install.',
      },
      {
        title: 'Connect Data',
        text: 'Generate an API key and paste it into cURL, Google Sheets or Zapier. The guide has each of them ready to copy.',
      },
      {
        title: 'Automate',
        text: 'Every new lead is accepted at once and queued; the bot takes it from there.',
      },
      {
        title: 'Monitor & Scale',
        text: 'Watch the table, retry what failed, and send the next thousand.',
      },
    ] satisfies readonly Value[],
  },
  questions: {
    heading: 'Fair questions',
    items: [
      {
        question: 'What does it cost?',
        answer: 'Nothing while it is in beta, and no card is asked for.',
      },
      {
        question: 'What is in a lead?',
        answer:
          'Name, phone, e-mail, city and a loan amount in rupees. All five are required, and a lead that lacks one is refused with the field named.',
      },
      {
        question: 'What happens when the form is down?',
        answer:
          'The lead waits and is tried again, with the pause doubling each time. After the last attempt it ends as an error that you can retry with one click.',
      },
      {
        question: 'Can another user see my leads?',
        answer:
          'No. Keys and submissions are read with your own session, and live updates are filtered on the server.',
      },
    ] satisfies readonly Question[],
  },
  call: {
    headline: 'Stop retyping. Start on the next campaign.',
    text: 'Your first lead can be on its way in about three minutes.',
    label: 'Get Started Free',
    to: '/auth',
  },
} as const;
