import { expect, test } from '@jest/globals';
import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';
import { connectionNews } from '../../../../frontend/dashboard/submissions/list/connection-news.ts';

function listen() {
  const states: boolean[] = [];
  const take = connectionNews((up) => states.push(up));
  const acknowledge = () => take({ event: 'Subscription ack' });
  const change = (connectionState: ConnectionState) =>
    take({ event: CONNECTION_STATE_CHANGE, data: { connectionState } });
  return { states, acknowledge, change };
}

test.each([ConnectionState.ConnectedPendingNetwork, ConnectionState.ConnectedPendingKeepAlive])(
  'a socket that recovers from %s is reported as up',
  (state) => {
    const { states, acknowledge, change } = listen();
    acknowledge();
    change(ConnectionState.Connected);
    change(state);
    change(ConnectionState.Connected);
    expect(states).toEqual([true, false, true]);
  },
);

test('a new connection is reported once, at its acknowledgement', () => {
  const { states, acknowledge, change } = listen();
  change(ConnectionState.Connecting);
  change(ConnectionState.ConnectionDisrupted);
  change(ConnectionState.Connecting);
  expect(states).toEqual([false]);
  acknowledge();
  change(ConnectionState.Connected);
  expect(states).toEqual([false, true]);
});

test('a disconnection before the first connection attempt is not reported', () => {
  const { states, acknowledge, change } = listen();
  change(ConnectionState.Disconnected);
  change(ConnectionState.Connecting);
  expect(states).toEqual([]);
  acknowledge();
  change(ConnectionState.Disconnected);
  expect(states).toEqual([true, false]);
});

test('a first connection attempt that fails is reported as down', () => {
  const { states, change } = listen();
  change(ConnectionState.Connecting);
  change(ConnectionState.Disconnected);
  expect(states).toEqual([false]);
});
