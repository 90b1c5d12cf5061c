import { describe, expect, jest, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { nextEvent, until } from './until.ts';

describe('the function until(), which waits for a condition', () => {
  test('until() resolves with the first answer that is not false', async () => {
    const answers = [undefined, false, 0] as const;
    let calls = 0;
    expect(await until('a number', () => answers[calls++])).toBe(0);
    expect(calls).toBe(3);
  });

  test('until() calls its function again after a failed expectation', async () => {
    let count = 0;
    const isThree = () => {
      expect((count += 1)).toBe(3);
      return true;
    };
    expect(await until('the third time', isThree)).toBe(true);
  });

  test('the error of a timed-out until() contains the last answer', async () => {
    const closed = until('the door to open', () => false, 20);
    await expect(closed).rejects.toThrow(
      'Not in time (0.02 s): the door to open. Last seen: false',
    );
    const broken = until('the door to open', () => Promise.reject(new Error('No key')), 20);
    await expect(broken).rejects.toThrow('the door to open. Last seen: No key');
  });

  test('the error of until() shortens a long answer', async () => {
    const ask = () => Promise.reject(new Error(`\x1b[31m${'x'.repeat(9000)}`));
    await expect(until('a word', ask, 20)).rejects.toThrow(/Last seen: x{500}$/);
  });

  test('until() times out even while an answer is pending', async () => {
    const never = () => Promise.withResolvers<true>().promise;
    await expect(until('an answer', never, 20)).rejects.toThrow('Last seen: no answer yet');
  });

  test('until() uses the real clock under fake timers', async () => {
    jest.useFakeTimers();
    try {
      await expect(until('a turn', () => false, 20)).rejects.toThrow('Not in time');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the function nextEvent(), which waits for an event', () => {
  test('nextEvent resolves with the event’s arguments', async () => {
    const emitter = new EventEmitter();
    const said = nextEvent('a word', emitter, 'word');
    emitter.emit('word', 'a', 1);
    expect(await said).toEqual(['a', 1]);
  });

  test('nextEvent resolves with the first of several events', async () => {
    const emitter = new EventEmitter();
    const end = nextEvent('a word or the end', emitter, ['word', 'end']);
    emitter.emit('end', 0);
    emitter.emit('word', 'a');
    expect(await end).toEqual([0]);
    expect(emitter.listenerCount('word')).toBe(0);
  });

  test('a timed-out nextEvent names the missing event', async () => {
    const emitter = new EventEmitter();
    const silent = nextEvent('a word', emitter, 'word', 20);
    await expect(silent).rejects.toThrow(
      'Not in time (0.02 s): a word. Last seen: no event "word"',
    );
    expect(emitter.listenerCount('word')).toBe(0);
  });

  test('nextEvent rejects with the error that the emitter emits', async () => {
    const emitter = new EventEmitter();
    const said = nextEvent('a word', emitter, 'word');
    emitter.emit('error', new Error('Hoarse'));
    await expect(said).rejects.toThrow('Hoarse');
  });
});
