/** The signs that the user does something on the page. A still mouse causes none of them. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'input', 'click'] as const;

/** Calls back once, at the first sign. @returns a function that ends the wait. */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, begin, true));
  const begin = () => {
    stop();
    callback();
  };
  signs.forEach((sign) => document.addEventListener(sign, begin, true));
  return stop;
}
