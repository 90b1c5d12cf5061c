/** The only file of the local cloud that reads or writes `process.env`. */
import { installedBrowserVariable } from '../../contract/environment.ts';

/** The path of an installed Chrome, where the packaged Chromium can't run. */
export function installedBrowser(): string | undefined {
  return process.env[installedBrowserVariable] || undefined;
}

/** The environment of a command: this process's own with these variables set. */
export function inheritedWith(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...variables };
}

/** For this process from now on; unlike what it was started with, nobody reads these in `/proc`. */
export function setVariables(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
}
