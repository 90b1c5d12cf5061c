import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { firstMode, SignInForm } from './sign-in-form.tsx';
import type { SignInStep } from './sign-in-step.ts';

/**
 * Shows the current step of the sign-in. After the last step, the surrounding page opens the
 * dashboard.
 */
export function SignInSteps() {
  const [step, goTo] = useState<SignInStep>({ at: 'credentials' });
  // The mode (sign-in or sign-up) is kept in this component, because the form is mounted again when
  // the user goes back from a later step.
  const [mode, setMode] = useState(firstMode);
  const back = () => goTo({ at: 'credentials' });
  switch (step.at) {
    case 'credentials':
      return <SignInForm mode={mode} onMode={setMode} goTo={goTo} />;
    case 'code':
      return <CodeForm credentials={step.credentials} success={step.success} onBack={back} />;
    case 'factor':
      return <FactorForm onBack={back} />;
    case 'recovery':
      return <RecoveryForm email={step.email} goTo={goTo} />;
  }
}
