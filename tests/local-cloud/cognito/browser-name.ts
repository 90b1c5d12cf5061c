/**
 * Amplify computes with big integers fast only if the browser's name is Netscape, as in every
 * browser. Without that name a sign-in takes seconds inside Jest. Import this module before
 * Amplify.
 */
Object.defineProperty(globalThis, 'navigator', {
  value: { ...globalThis.navigator, appName: 'Netscape' },
  configurable: true,
});
