import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import '../../design/amplify-theme.css';
import './account.css';
import { signInTexts } from '../../content/account.ts';
import { ServiceGate } from './service-gate.tsx';
import { SignIn } from './sign-in.tsx';
import { useSession } from './use-session.ts';

const waiting = <p className="waiting">{signInTexts.busy}</p>;

export function Account() {
  return <ServiceGate waiting={waiting}>{() => <SignInOrLeave />}</ServiceGate>;
}

function SignInOrLeave() {
  const { state } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'signed-in') void navigate('/dashboard', { replace: true });
  }, [state, navigate]);
  return state === 'signed-out' ? <SignIn /> : waiting;
}
