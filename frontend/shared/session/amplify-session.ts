import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { notifyError } from '../components/notify.ts';
import { sessionBegins, whenSessionEnds } from '../service/session-end.ts';
import {
  createSessionStore,
  type Person,
  type SessionSource,
  type TokenNews,
} from './session-store.ts';
import { deleteStoredSession } from './stored-session.ts';

const TICK_MS = 30_000;
const LONGEST_SIGN_OUT_MS = 1_500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function read(): Promise<Person | undefined> {
  const { tokens } = await fetchAuthSession();
  const claims = tokens?.idToken?.payload;
  if (!claims) return undefined;
  const { sub = '', email } = claims;
  return { userId: sub, email: typeof email === 'string' ? email : '' };
}

/**
 * Listens to three sources: Amplify's events for this tab, storage events from other tabs, which
 * share the tokens, and calls that are refused because the session was ended elsewhere.
 */
function watch(onChange: (how: TokenNews) => void): () => void {
  const stopHub = Hub.listen('auth', ({ payload: { event } }) => {
    if (event === 'signedIn') sessionBegins();
    if (event === 'tokenRefresh_failure') onChange('doubtful');
    else if (event !== 'tokenRefresh') onChange('changed');
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || /CognitoIdentityServiceProvider\..*\.LastAuthUser$/.test(key)) {
      onChange('changed');
    }
  };
  // Renews expired tokens in the background and notices when the session has ended.
  const tick = setInterval(() => onChange('doubtful'), TICK_MS);
  window.addEventListener('storage', onStorage);
  const stopEnd = whenSessionEnds((message) => {
    notifyError(message, 'session-ended');
    onChange('ended');
  });
  return () => {
    stopHub();
    stopEnd();
    clearInterval(tick);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Amplify asks the service to revoke the tokens and then deletes them, whatever the answer is. The
 * wait is limited, because a service that never answers must not keep a user signed in.
 */
async function end(): Promise<void> {
  await Promise.race([signOut({ global: false }), wait(LONGEST_SIGN_OUT_MS)]).catch(() => {});
  deleteStoredSession();
}

const source: SessionSource = { read, watch, end, wait };

export const sessionStore = createSessionStore(source);
