import { signUpFragment } from './navigation.ts';
import type { Question, Value } from './page-content.ts';

export const saas = {
  title: 'Form Automation',
  description:
    'Form Automation fills and submits web forms for every lead you send: a webhook, automatic retries and a live dashboard. Free during beta, no card needed.',
  products: 'Products',
  tab: 'Form Automation',
  headline: 'A lead goes in. A filled form comes out.',
  lede: 'Send leads from a script, a sheet, n8n, Make or Zapier. A real browser opens the form, types each one in, submits it, and tells you what the page answered.',
  primary: { label: 'Get Started Free', to: `/auth${signUpFragment}` },
  secondary: { label: 'Learn More', to: '#features' },
  terms: 'Free during beta. No card needed.',
  features: {
    heading: 'Built for the dullest job in marketing',
    items: [
      {
        title: 'One webhook',
        text: 'Five fields and a key in a header, one lead a call or up to a hundred. If a tool can send JSON, it can send leads.',
      },
      {
        title: 'A browser, not a guess',
        text: 'Chromium loads the page and runs its scripts, so the form’s own checks and its answer count.',
      },
      {
        title: 'Automatic retries',
        text: 'A form that is down gets another try, with exponential backoff between attempts.',
      },
      {
        title: 'No blind repeats',
        text: 'Where a crash leaves the outcome in doubt, the lead stops there and you decide. We never submit it again by ourselves.',
      },
      {
        title: 'Live status',
        text: 'Processing, pending, success or error: the dashboard changes while you watch, and a signed callback tells your own systems.',
      },
      {
        title: 'Evidence either way',
        text: 'A refusal comes with its reason and a screenshot. For a success you can give your client a signed receipt that anybody can check.',
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
        text: 'Generate an API key and paste it into cURL, Google Sheets, n8n, Make, Zapier, an AI assistant or your own program. The guide has each of them ready to copy.',
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
        question: 'Which form is filled?',
        answer:
          'Yours. Paste the form’s address, check on a picture of the page what goes into each field, and send leads to it. Until you add one, leads go to the form that this service was set up with.',
      },
      {
        question: 'What counts as a success?',
        answer:
          'That the form said so after the submit: a thank-you text, a thank-you page or the form builder’s own message. A form that says nothing ends as an error with a screenshot, and you decide whether it took the lead.',
      },
      {
        question: 'What is in a lead?',
        answer:
          'Name, phone, e-mail, city and a loan amount in rupees. All five are required, and a lead that lacks one is refused with the field named. A form of your own may ask for more.',
      },
      {
        question: 'What happens when the form is down?',
        answer:
          'The lead waits and is tried again, after pauses of random length that may grow with each attempt. After the last one it ends as an error that you can retry with one click.',
      },
      {
        question: 'How do my systems learn what became of a lead?',
        answer:
          'We call an address of yours within seconds: when the lead went in, when it failed, and when only you can tell. Every call is signed, and tried again for about a day if your system is down. Or your systems ask: for one lead, for a list of leads, or for a list of events.',
      },
      {
        question: 'Who tells me when something goes wrong?',
        answer:
          'Alerts that you choose, by e-mail, Slack or callback: several failures in a row, a high share of failures, a limit that is nearly used up, a callback that was switched off. Each tells you once, and once more when all is well again.',
      },
      {
        question: 'What may an API key do?',
        answer:
          'What you choose when you make it: send leads, ask how far a lead is, read your leads and events, or manage callbacks. It may be for one form only. When you give it another value, the old one goes on for as long as you choose.',
      },
      {
        question: 'Can a lead be sent twice?',
        answer:
          'Not by a repeated call. Give each lead the id that it has in your system: within 24 hours the same id never sends it again, whatever your tool repeats. A form can also refuse a second lead of the same person.',
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
    to: `/auth${signUpFragment}`,
  },
} as const;
