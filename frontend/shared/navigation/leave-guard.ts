/** Lets a page ask before the user leaves it for another page of the application. */

type Ask = (proceed: () => void) => void;

let guard: Ask | undefined;

/**
 * @param ask gets what continues the navigation, once the user agrees.
 * @returns a function that ends the guard.
 */
export function guardPage(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Asks the page's guard, if there is one. @returns whether the navigation has to wait for it. */
export function isHeld(proceed: () => void): boolean {
  const current = guard;
  current?.(() => {
    if (guard === current) guard = undefined;
    proceed();
  });
  return current !== undefined;
}
