/**
 * The events by which a user's action on the page is recognised. A mouse that rests on the page
 * does not count as an action.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'input', 'click'] as const;

/**
 * Calls the callback once, at the user's first action.
 * @returns a function that removes the listeners.
 */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, begin, true));
  const begin = () => {
    stop();
    callback();
  };
  signs.forEach((sign) => document.addEventListener(sign, begin, true));
  return stop;
}
