import { useState } from 'react';
import type { Credentials } from './sign-in-actions.ts';
import { CodeForm } from './code-form.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Where a person is on the way in; being signed in ends it from outside. */
export type Place =
  | { at: 'credentials' }
  | { at: 'code'; credentials: Credentials }
  | { at: 'factor' }
  | { at: 'recovery'; email: string };

export function SignIn() {
  const [place, go] = useState<Place>({ at: 'credentials' });
  const back = () => go({ at: 'credentials' });
  switch (place.at) {
    case 'credentials':
      return <SignInForm go={go} />;
    case 'code':
      return <CodeForm credentials={place.credentials} onBack={back} />;
    case 'factor':
      return <FactorForm onBack={back} />;
    case 'recovery':
      return <RecoveryForm email={place.email} go={go} />;
  }
}
