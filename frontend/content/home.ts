export const home = {
  eyebrow: 'Full-stack performance marketing',
  headline: 'Results-Driven Digital Marketing Partner',
  lede: 'We plan, buy, build and measure, then we carry every lead the last mile. Nothing waits in a spreadsheet until somebody has time to type it in.',
  primary: { label: 'Get Started Free', to: '/auth' },
  secondary: { label: 'Open Dashboard', to: '/dashboard' },
  figures: [
    { number: '3M+', label: 'Leads Generated' },
    { number: '10X', label: 'ROAS Benchmarks Achieved' },
    { number: '12%', label: 'Average CAC Drop' },
    { number: '150+', label: 'Growth Campaigns Delivered' },
  ],
  pitch: {
    eyebrow: 'Form Automation',
    headline: 'A lead goes in. A filled form comes out.',
    text: 'Our own tool for the dullest job in marketing: copying leads into somebody else’s web form. It is free during beta, and no card is needed.',
    steps: [
      {
        title: 'Sign up',
        text: 'An e-mail address and a password. You are in the dashboard a few seconds later.',
      },
      {
        title: 'Connect your data',
        text: 'Create an API key and post leads from a script, a Google Sheet or Zapier.',
      },
      {
        title: 'Automate',
        text: 'A real browser opens the form, fills it in, submits it and checks for the thank-you. What fails for a passing reason is tried again, with growing pauses.',
      },
      {
        title: 'Monitor and scale',
        text: 'Every lead has a live status. When a form refuses one, you see the reason and a screenshot.',
      },
    ],
  },
} as const;
