import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from './deadline.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }));
afterEach(() => vi.useRealTimers());

function started(): { deadline: Deadline; passed: () => boolean } {
  const deadline = new Deadline(100);
  const onOver = vi.fn();
  deadline.onOver = onOver;
  return { deadline, passed: () => onOver.mock.calls.length === 1 && deadline.isOver };
}

test('passes once if no answer arrives in time', () => {
  const { passed } = started();
  vi.advanceTimersByTime(99);
  expect(passed()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(passed()).toBe(true);
});

test('does not pass after the answer, however long the connection is idle', () => {
  const { deadline, passed } = started();
  deadline.meet();
  vi.advanceTimersByTime(1_000);
  expect(passed()).toBe(false);
});

test('runs again for each answer that is owed', () => {
  const { deadline, passed } = started();
  vi.advanceTimersByTime(90);
  deadline.meet();
  deadline.restart();
  vi.advanceTimersByTime(99);
  expect(passed()).toBe(false);
  vi.advanceTimersByTime(2);
  expect(passed()).toBe(true);
});

test('an answer that waited to be read while the process was busy is in time', () => {
  const { deadline, passed } = started();
  // The event loop runs timers first, then the network, then immediates.
  vi.advanceTimersToNextTimer();
  deadline.meet();
  vi.advanceTimersByTime(1_000);
  expect(passed()).toBe(false);
});

test('an ended one never passes', () => {
  const { deadline, passed } = started();
  deadline.end();
  vi.advanceTimersByTime(1_000);
  expect(passed()).toBe(false);
});
