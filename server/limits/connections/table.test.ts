import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBudgets } from '../budgets.ts';
import { countSpending, type Spending } from '../budgetUse.ts';
import type { Connection } from './connection.ts';
import { connectionTable, type ConnectionTable } from './table.ts';

const budgets = { ...defaultBudgets, connections: 5, connectionsPerAddress: 3 };

let table: ConnectionTable;
let spending: Spending;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  spending = countSpending();
  table = connectionTable({ budgets, spending, isProxy: (ip) => ip === '10.0.0.1' });
});
afterEach(() => vi.useRealTimers());

/** A connection from an address, opened a minute after the previous one. */
function open(ip: string): Socket {
  vi.advanceTimersByTime(60_000);
  return openAtOnce(ip);
}

function openAtOnce(ip: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: ip });
  table.admit(socket);
  return socket;
}

function known(socket: Socket): Connection {
  const connection = table.find(socket);
  if (!connection) throw new Error('It is closed');
  return connection;
}

/** Receives a request and answers it. */
function serve(socket: Socket): void {
  work(socket);
  Object.assign(known(socket), { answers: [], hasServed: true, since: performance.now() });
  table.file(known(socket));
}

/** Receives a request without an answer yet. */
function work(socket: Socket): void {
  Object.assign(known(socket), { answers: [{}] });
  table.file(known(socket));
}

const isOpen = (socket: Socket) => table.find(socket) !== undefined && !socket.destroyed;

test('of too many of one address the one that never served goes for the newcomer', () => {
  const [served, unused, later] = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.1')];
  serve(served);
  const newcomer = open('192.0.2.1');
  expect([served, unused, later, newcomer].map(isOpen)).toEqual([true, false, true, true]);
  expect(spending.refusals('connectionsPerAddress')).toBe(1);
});

test('then the one whose last request is the longest ago', () => {
  const [first, second, third] = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.1')];
  for (const socket of [second, first, third]) serve(socket);
  open('192.0.2.1');
  expect([first, second, third].map(isOpen)).toEqual([true, false, true]);
});

test('newcomers that come at the same time do not throw each other out', () => {
  const held = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.1')];
  for (const socket of held) serve(socket);
  vi.advanceTimersByTime(60_000);
  const newcomers = [openAtOnce('192.0.2.1'), openAtOnce('192.0.2.1'), openAtOnce('192.0.2.1')];
  expect([...held, ...newcomers].map(isOpen)).toEqual([false, false, false, true, true, true]);
});

test('where something is under way on all of them, the newcomer is refused', () => {
  const busy = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.1')];
  for (const socket of busy) work(socket);
  const newcomer = open('192.0.2.1');
  expect([...busy, newcomer].map(isOpen)).toEqual([true, true, true, false]);
  expect(newcomer.destroyed).toBe(true);
  expect(table.size).toBe(3);
});

test('other addresses have as many, until there are too many in all', () => {
  const ofAll = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.3'].map(open);
  expect(ofAll.every(isOpen)).toBe(true);
  open('192.0.2.4');
  expect(ofAll.map(isOpen)).toEqual([false, true, true, true, true]);
  expect(spending.refusals('connections')).toBe(1);
  expect(table.size).toBe(5);
});

test('an IPv6 address counts for its /64', () => {
  const ofOne = ['2001:db8:1:2::1', '2001:db8:1:2:3::4', '2001:db8:1:2:ffff::'].map(open);
  const ofOther = open('2001:db8:1:3::1');
  open('2001:db8:1:2::9');
  expect([...ofOne, ofOther].map(isOpen)).toEqual([false, true, true, true]);
});

test('a trusted proxy has no connection limit', () => {
  const sockets = Array.from({ length: 5 }, () => open('10.0.0.1'));
  expect(sockets.every(isOpen)).toBe(true);
});

test('nothing is left of those that have ended', async () => {
  const [busy, idle] = [open('192.0.2.1'), open('192.0.2.2')];
  work(busy);
  busy.destroy();
  idle.destroy();
  await vi.waitFor(() => expect(table.size).toBe(0));
  expect([table.busy.size, [...table.idle]]).toEqual([0, []]);
});
