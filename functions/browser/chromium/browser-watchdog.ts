/**
 * Kills the browsers of this process when the process itself is killed: while a page runs an
 * endless loop, its browser does not notice that its controller is gone. Each process starts one
 * shell, which exits when its standard input closes, that is, when the process ends.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

const script = `
live=
while read -r sign group; do
  rest=
  for other in $live; do [ "$other" = "$group" ] || rest="$rest $other"; done
  live="$rest"
  [ "$sign" = + ] && live="$live $group"
done
for group in $live; do kill -9 "-$group"; done`;

let watchdog: ChildProcess | undefined;

/**
 * Registers a browser that must not outlive this process.
 * @returns a function that the caller must call after the browser has closed.
 */
export function watchBrowser(processGroup: number): () => void {
  // No watchdog is needed on Windows, which ends child processes with their job.
  if (process.platform === 'win32') return () => undefined;
  watchdog ??= startWatchdog();
  const { stdin } = watchdog;
  stdin?.write(`+ ${processGroup}\n`);
  return () => stdin?.write(`- ${processGroup}\n`);
}

/**
 * The shell runs detached, in its own session, so that Ctrl-C in the terminal does not end it
 * before the browsers.
 */
function startWatchdog(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', script], {
    detached: true,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => (watchdog = undefined)).on('exit', () => (watchdog = undefined));
  shell.stdin.on('error', () => undefined);
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return shell;
}
