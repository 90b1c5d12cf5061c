import { expect, test } from '@jest/globals';
import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';
import { connectionNews } from '../../../../frontend/dashboard/submissions/list/connection-news.ts';

function listen() {
  const told: boolean[] = [];
  const take = connectionNews((up) => told.push(up));
  const acknowledge = () => take({ event: 'Subscription ack' });
  const change = (connectionState: ConnectionState) =>
    take({ event: CONNECTION_STATE_CHANGE, data: { connectionState } });
  return { told, acknowledge, change };
}

test.each([ConnectionState.ConnectedPendingNetwork, ConnectionState.ConnectedPendingKeepAlive])(
  'a socket that recovers from %s is reported as up',
  (state) => {
    const { told, acknowledge, change } = listen();
    acknowledge();
    change(ConnectionState.Connected);
    change(state);
    change(ConnectionState.Connected);
    expect(told).toEqual([true, false, true]);
  },
);

test('the acknowledgement of a new socket reports the connection once', () => {
  const { told, acknowledge, change } = listen();
  change(ConnectionState.Connecting);
  change(ConnectionState.ConnectionDisrupted);
  change(ConnectionState.Connecting);
  expect(told).toEqual([false]);
  acknowledge();
  change(ConnectionState.Connected);
  expect(told).toEqual([false, true]);
});

test('no lost connection is reported before the first attempt', () => {
  const { told, acknowledge, change } = listen();
  change(ConnectionState.Disconnected);
  change(ConnectionState.Connecting);
  expect(told).toEqual([]);
  acknowledge();
  change(ConnectionState.Disconnected);
  expect(told).toEqual([true, false]);
});

test('a first attempt that fails is reported as down', () => {
  const { told, change } = listen();
  change(ConnectionState.Connecting);
  change(ConnectionState.Disconnected);
  expect(told).toEqual([false]);
});
