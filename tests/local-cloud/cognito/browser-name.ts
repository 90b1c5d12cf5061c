/**
 * Amplify's big integers have a fast path only where the browser's name is Netscape, as it is in
 * every browser; without it one sign-in takes seconds inside Jest. Import this module before
 * Amplify.
 */
Object.defineProperty(globalThis, 'navigator', {
  value: { ...globalThis.navigator, appName: 'Netscape' },
  configurable: true,
});
