export const signInTexts = {
  signIn: {
    heading: 'Welcome Back',
    button: 'Sign In',
    toggle: "Don't have an account? Sign up",
    lede: 'Every lead that you sent, and what became of it.',
  },
  signUp: {
    heading: 'Create Account',
    button: 'Sign Up',
    toggle: 'Already have an account? Sign in',
    lede: 'Free during beta. No card needed.',
  },
  code: {
    heading: 'Confirm Your Email',
    button: 'Confirm',
    resend: 'Send a new code',
    resent: 'A new code is on its way',
  },
  factor: {
    heading: 'Enter Your Code',
    lede: 'Your authenticator app shows it.',
    label: 'Authenticator code',
    button: 'Continue',
  },
  recovery: {
    link: 'Forgot your password?',
    heading: 'Forgot Your Password?',
    lede: 'Give your address, and a code to choose a new one is e-mailed to it.',
    send: 'Send code',
    newHeading: 'Choose a New Password',
    change: 'Change password',
    changed: 'Password changed',
  },
  loggedIn: 'Logged in successfully',
  created: 'Account created successfully',
  nameMissing: 'Please enter your full name',
  back: 'Back to sign in',
  passwordRule: (length: number) => `At least ${length} characters`,
  busy: 'Loading...',
} as const;

export const accountTexts = {
  password: {
    heading: 'Password',
    current: 'Current password',
    new: 'New password',
    change: 'Change password',
    changed: 'Password changed',
  },
  factor: {
    heading: 'Authenticator app',
    off: 'With one, signing in takes your password and a code that the app on your phone shows.',
    on: 'Signing in takes your password and a code from your authenticator app.',
    setUp: 'Set up authenticator',
    scan: 'Scan this with your authenticator app, then enter the code that it shows.',
    secret: 'No camera? Enter this key by hand:',
    code: 'Code from the app',
    turnOn: 'Turn on',
    turnedOn: 'Authenticator turned on',
    remove: 'Remove authenticator',
    removeTitle: 'Remove the authenticator?',
    removeText: 'From then on your password alone signs you in.',
    removed: 'Authenticator removed',
  },
  email: {
    heading: 'E-mail',
    text: (address: string) =>
      `When a form needs attention, leads are about to expire or decisions pile up, we write to ${address}: at most once a day, and once more when a form pauses.`,
    label: 'Tell me by e-mail what waits for me',
    none: 'This service sends no e-mails: look at the dashboard for what waits for you.',
    on: 'E-mails turned on',
    off: 'E-mails turned off',
  },
  deletion: {
    heading: 'Delete account',
    text: 'Your sign-in and your API keys are deleted for good. Leads that still wait are not sent.',
    open: 'Delete account…',
    kept: (days: number) =>
      `Leads that have ended, and their screenshots, are erased ${days} days after they ended. ` +
      'Until then nobody can open them, not even you. This cannot be undone.',
    email: 'Type your e-mail address to confirm',
    wrongEmail: 'That is not the address of this account',
    button: 'Delete my account',
    cancel: 'Cancel',
    done: 'Account deleted',
    doneText: 'Your API keys stop working within a minute',
  },
  everywhere: {
    heading: 'Devices',
    text: 'Signs you out here and, at once, on every other device.',
    button: 'Sign out everywhere',
  },
} as const;
