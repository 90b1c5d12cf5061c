/** What Amplify stores of a session, as far as a page may know it without loading Amplify. */
const prefix = 'CognitoIdentityServiceProvider.';

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Whether there are tokens; they may have expired. */
export function hasStoredSession(): boolean {
  return keys().length > 0;
}

export function deleteStoredSession(): void {
  keys().forEach((key) => localStorage.removeItem(key));
}
