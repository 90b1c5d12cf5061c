/**
 * Stores, for the pages, whether a user is signed in. Called by `useSession`. Amplify stores the
 * tokens. This store follows Amplify's events, changes in other tabs, and failed reads.
 */
export interface Person {
  userId: string;
  email: string;
}

export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; person: Person }
  | { state: 'signed-out'; goTo: string };

export type TokenNews = 'changed' | 'doubtful' | 'ended';

export interface SessionSource {
  /**
   * Reads the user of the stored tokens; undefined without tokens. Rejects if the user cannot be
   * determined.
   */
  read(): Promise<Person | undefined>;
  /**
   * Calls the callback whenever the tokens may have changed, may have expired, or are refused by
   * the service although they have not expired.
   */
  watch(onChange: (how: TokenNews) => void): () => void;
  /** Revokes and deletes this device's tokens. */
  end(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
}

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 30_000;
const SIGN_IN_PAGE = '/auth';

export interface SessionStore {
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  signOut(goTo: string): Promise<void>;
}

export function createSessionStore(source: SessionSource): SessionStore {
  let session: Session = { state: 'loading' };
  let reading = 0;
  let busy = false;
  /** The page that opens when the session ends. */
  let leavingTo = SIGN_IN_PAGE;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Session) => {
    if (sameSession(session, next)) return;
    session = next;
    listeners.forEach((listener) => listener());
  };
  const refresh = async () => {
    const own = ++reading;
    busy = true;
    for (let delay = FIRST_RETRY_MS; own === reading; delay = Math.min(delay * 2, LONGEST_RETRY_MS))
      try {
        const person = await source.read();
        if (own !== reading) return;
        busy = false;
        set(sessionOf(person, leavingTo));
        return;
      } catch {
        // It is unknown whether the tokens are still valid. So the page stays unchanged and the
        // store reads the session again after a delay.
        await source.wait(delay);
      }
  };
  const signOut = async (goTo: string) => {
    // The tokens are deleted before the navigation, which may unload the page.
    leavingTo = goTo;
    await source.end();
    reading++;
    busy = false;
    set({ state: 'signed-out', goTo });
    leavingTo = SIGN_IN_PAGE;
  };
  /** When a session ends, every running call reports the end, but the sign-out runs only once. */
  let ending: Promise<void> | undefined;
  const endOnce = () => {
    ending ??= signOut(SIGN_IN_PAGE).finally(() => {
      ending = undefined;
    });
  };
  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= source.watch((how) => {
        if (how === 'ended') endOnce();
        // A failed read of the session also causes a `doubtful` report. So these reports are
        // ignored while the store reads the session (`busy`).
        else if (how === 'changed' || !busy) void refresh();
      });
      if (listeners.size === 1) void refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        reading++;
        // Without listeners the session is no longer watched, so it is unknown until it is read
        // again.
        session = { state: 'loading' };
      };
    },
    signOut,
  };
}

function sessionOf(person: Person | undefined, goTo: string): Session {
  return person ? { state: 'signed-in', person } : { state: 'signed-out', goTo };
}

function sameSession(one: Session, other: Session): boolean {
  if (one.state === 'signed-in' && other.state === 'signed-in') {
    return one.person.userId === other.person.userId;
  }
  // The sign-out causes an event. This event must not replace the destination that the sign-out has
  // chosen.
  return one.state === other.state;
}
