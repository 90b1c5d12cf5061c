/**
 * Every browser calls itself Netscape, and Amplify's big integers take their quick path by that
 * name; without it one sign-in takes seconds inside Jest. To be imported before Amplify.
 */
Object.defineProperty(globalThis, 'navigator', {
  value: { ...globalThis.navigator, appName: 'Netscape' },
  configurable: true,
});
