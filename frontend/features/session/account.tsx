import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import '../../design/amplify-theme.css';
import './account.css';
import { signInTexts } from '../../content/account.ts';
import { ServiceGate } from './service-gate.tsx';
import { SignIn } from './sign-in.tsx';
import { useSession } from './use-session.ts';
import { addressAfterSignIn } from './wanted-view.ts';

const waiting = <p className="waiting">{signInTexts.busy}</p>;

export function Account() {
  return <ServiceGate waiting={waiting}>{() => <SignInOrLeave />}</ServiceGate>;
}

function SignInOrLeave() {
  const { state } = useSession();
  const navigate = useNavigate();
  const { state: from } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state === 'signed-in') void navigate(addressAfterSignIn(from), { replace: true });
  }, [state, from, navigate]);
  return state === 'signed-out' ? <SignIn /> : waiting;
}
