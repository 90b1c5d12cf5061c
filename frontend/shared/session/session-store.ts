/**
 * Whether somebody is signed in, as the pages see it. Called by `useSession`; Amplify keeps the
 * tokens, this only follows them: its events, other tabs, and reads that failed on the way.
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
  /** The person whose tokens are held; undefined when nobody's; rejects when it cannot be told. */
  read(): Promise<Person | undefined>;
  /**
   * Calls back whenever the tokens may have changed, have turned out doubtful, or are refused by
   * the service although they have not run out.
   */
  watch(onChange: (how: TokenNews) => void): () => void;
  /** Revokes and forgets this device's tokens. */
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
  /** Where the end of the tokens leads. */
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
        // Whether the tokens still hold cannot be told: what is shown stays, and it asks again.
        await source.wait(delay);
      }
  };
  const signOut = async (goTo: string) => {
    // The tokens go first: on the way somewhere else the page may be gone before they are.
    leavingTo = goTo;
    await source.end();
    reading++;
    busy = false;
    set({ state: 'signed-out', goTo });
    leavingTo = SIGN_IN_PAGE;
  };
  /** Every call that runs is refused, and each says so. */
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
        // A read that fails says so as well, and is repeated in its own time already.
        else if (how === 'changed' || !busy) void refresh();
      });
      if (listeners.size === 1) void refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        reading++;
        // The next page to ask starts afresh; where this one went is no business of its.
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
  // A sign-out that has chosen where to go is not overruled by the event that it causes.
  return one.state === other.state;
}
