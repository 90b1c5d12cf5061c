/** The part of Amplify's stored session that a page can read without loading Amplify. */
const prefix = 'CognitoIdentityServiceProvider.';

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Whether tokens are stored; they may have expired. */
export function hasStoredSession(): boolean {
  return keys().length > 0;
}

export function deleteStoredSession(): void {
  keys().forEach((key) => localStorage.removeItem(key));
}
