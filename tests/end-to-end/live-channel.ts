/** Live events that a test sends to an open page as if the service had sent them. */
import type { Page } from 'playwright-core';
import type { SubmissionRowView } from '../../contract/graphql-operations.ts';

/**
 * Call this before the page is loaded.
 * @returns a function that sends a changed row to the page by the page's own live channel, and
 * returns whether the channel is open.
 */
export async function joinChannel(page: Page): Promise<(row: SubmissionRowView) => boolean> {
  let send: ((row: SubmissionRowView) => void) | undefined;
  await page.routeWebSocket(/graphql\/realtime/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, payload } = JSON.parse(String(message)) as { id?: string; payload?: object };
      if (JSON.stringify(payload ?? {}).includes('onSubmissionChanged')) {
        send = (row) =>
          socket.send(
            JSON.stringify({ id, type: 'data', payload: { data: { onSubmissionChanged: row } } }),
          );
      }
      server.send(message);
    });
  });
  return (row) => {
    send?.(row);
    return send !== undefined;
  };
}
