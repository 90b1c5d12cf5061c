import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import '../../shared/design/amplify-theme.css';
import './sign-in.css';
import { Loading } from '../../shared/components/loading.tsx';
import { ServiceGate } from '../../shared/session/service-gate.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { addressAfterSignIn } from '../../shared/session/wanted-view.ts';

export function SignIn() {
  return <ServiceGate loading={<Loading />}>{() => <SignInOrLeave />}</ServiceGate>;
}

function SignInOrLeave() {
  const { state } = useSession();
  const navigate = useNavigate();
  const { state: from } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state === 'signed-in') void navigate(addressAfterSignIn(from), { replace: true });
  }, [state, from, navigate]);
  return state === 'signed-out' ? <SignInSteps /> : <Loading />;
}
