import type { Credentials } from './sign-in-actions.ts';

export type SignInStep =
  | { at: 'credentials' }
  | { at: 'code'; credentials: Credentials; success: string }
  | { at: 'factor' }
  | { at: 'recovery'; email: string };
