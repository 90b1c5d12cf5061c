import { siteSettings } from './site-settings.ts';

export const contact = {
  title: 'Contact',
  description: `Talk to ${siteSettings.brand} about growth: a free consultation with the person who would do the work. We reply within 24 hours.`,
  headline: "Let's Talk Growth",
  lede: 'Say what you sell and what has stopped working. The person who answers is the person who would do the work.',
  form: {
    heading: 'Tell us about it',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    services: 'Services you are interested in',
    message: 'Message',
    messageHint: 'A link and a number are worth more than a brief.',
    optional: 'optional',
    send: 'Send Message',
    sentTitle: 'Message Sent!',
    sentText: "We'll get back to you within 24 hours.",
    noScript: 'This form needs JavaScript. You can also write or call; both are on this page.',
  },
  getInTouch: {
    heading: 'Get in Touch',
    email: 'Email',
    phone: 'Phone',
    hours: [
      'By phone: weekdays, 9:30 to 18:30, India Standard Time.',
      'By e-mail: within 24 hours, weekends included.',
    ],
  },
  why: {
    heading: 'Why Choose',
    points: [
      '150+ successful campaigns, each with its promise still on file',
      'Strategies that start from data and end in a measured result',
      'Campaigns across Web2, Web3 and D2C, run by people who have done all three',
      'One team from first plan to last report',
    ],
  },
} as const;
