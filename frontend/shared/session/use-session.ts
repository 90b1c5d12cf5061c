import { useSyncExternalStore } from 'react';
import { sessionStore } from './amplify-session.ts';
import type { Session } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
}
