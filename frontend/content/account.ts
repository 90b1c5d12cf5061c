export const signInTexts = {
  signIn: {
    heading: 'Welcome Back',
    button: 'Sign In',
    toggle: "Don't have an account? Sign up",
    lede: 'Your leads, where they are, as they move.',
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
  busy: 'Loading...',
} as const;
