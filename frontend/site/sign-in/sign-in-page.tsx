import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import '../../shared/design/amplify-theme.css';
import './sign-in.css';
import { signInTexts } from '../../content/account.ts';
import { ServiceGate } from '../../shared/session/service-gate.tsx';
import { SignIn } from './sign-in.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { addressAfterSignIn } from '../../shared/session/wanted-view.ts';

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
