/**
 * Lets a page ask the user for confirmation before the user goes to another page of the
 * application.
 */

type Ask = (proceed: () => void) => void;

let guard: Ask | undefined;

/**
 * Makes the page ask the user before a navigation.
 * @param ask called with a function that continues the navigation; call that function after the
 * user agrees.
 * @returns a function that removes the guard.
 */
export function guardPage(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/**
 * Calls the page's `ask` function, if there is one.
 * @returns whether the navigation has to wait for the user's answer.
 */
export function isHeld(proceed: () => void): boolean {
  const current = guard;
  current?.(() => {
    if (guard === current) guard = undefined;
    proceed();
  });
  return current !== undefined;
}
