import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { createSessionStore, type Person, type SessionSource } from './session-store.ts';

async function read(): Promise<Person | undefined> {
  const { tokens } = await fetchAuthSession();
  const claims = tokens?.idToken?.payload;
  if (!claims) return undefined;
  return { userId: String(claims.sub), email: String(claims['email'] ?? '') };
}

/** Amplify's events tell of this tab; storage events of the others, which share its tokens. */
function watch(onChange: () => void): () => void {
  const stopHub = Hub.listen('auth', ({ payload }) => {
    if (payload.event !== 'tokenRefresh') onChange();
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || /CognitoIdentityServiceProvider\..*\.LastAuthUser$/.test(key)) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopHub();
    window.removeEventListener('storage', onStorage);
  };
}

const source: SessionSource = {
  read,
  watch,
  end: () => signOut({ global: false }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export const sessionStore = createSessionStore(source);
