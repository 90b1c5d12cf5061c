/** The address fragment that makes the sign-in page open with its sign-up form. */
export const signUpFragment = '#sign-up';

export const navigation = {
  skip: 'Skip to content',
  home: { label: 'Home', to: '/' },
  about: { label: 'About', to: '/about' },
  services: { label: 'Services', to: '/services' },
  saas: { label: 'SaaS Products', to: '/saas' },
  contact: { label: 'Contact', to: '/contact' },
  talk: { label: "Let's Talk", to: '/contact' },
  caseStudy: { label: 'Beauty case study', to: '/beauty-case-study' },
  signIn: { label: 'Sign in', to: '/auth' },
  dashboard: { label: 'Dashboard', to: '/dashboard' },
  menu: 'Menu',
} as const;

export const footer = {
  line: 'Promise in writing. Report against it.',
  agency: 'Agency',
  services: 'Services',
  product: 'Form Automation',
  contact: 'Contact',
  abuse: 'Report abuse',
} as const;
