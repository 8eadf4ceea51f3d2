import { describe, expect, it } from 'vitest';
import { commandOf } from './gridKeys.ts';
import { lineWith } from './lines/samples.testing.ts';

const lines = [lineWith({ key: 'a' }), lineWith({ key: 'b' })];
const press = (key: string, mods: { shiftKey?: boolean; altKey?: boolean; code?: string } = {}, hasList = false) =>
  commandOf({ key, shiftKey: false, altKey: false, ...mods }, { key: 'a', column: 'price' }, lines, hasList);

describe('a key inside a cell', () => {
  it('moves to the next, previous, upper and lower cell', () => {
    expect(press('Enter')).toEqual({ type: 'go', target: { key: 'a', column: 'scenario' } });
    expect(press('Tab')).toEqual(press('Enter'));
    expect(press('Tab', { shiftKey: true })).toEqual({ type: 'go', target: { key: 'a', column: 'quantity' } });
    expect(press('ArrowDown')).toEqual({ type: 'go', target: { key: 'b', column: 'price' } });
    expect(press('ArrowUp')).toEqual({ type: 'go', target: 'out' });
  });

  it('leaves arrows to an open list, and letters to the cell', () => {
    expect(press('ArrowDown', {}, true)).toBeUndefined();
    expect(press('5')).toBeUndefined();
    expect(press('Delete')).toBeUndefined();
  });

  it('moves and removes the line with Alt', () => {
    expect(press('ArrowUp', { altKey: true })).toEqual({ type: 'move', step: -1 });
    expect(press('ArrowDown', { altKey: true }, true)).toEqual({ type: 'move', step: 1 });
    expect(press('Delete', { altKey: true })).toEqual({ type: 'remove' });
    expect(press('Backspace', { altKey: true })).toEqual({ type: 'remove' });
    expect(press('Tab', { altKey: true })).toBeUndefined();
  });

  it.each([
    ['KeyT', 'text'],
    ['KeyH', 'heading'],
    ['KeyS', 'subtotal'],
  ])('adds a row with Alt and %s, whatever letter the keyboard types', (code, row) => {
    expect(press('†', { altKey: true, code })).toEqual({ type: 'text', row });
    expect(press('t', { code })).toBeUndefined();
  });

  it('opens the details of a line, which other rows do not have', () => {
    expect(press('Enter', { altKey: true })).toEqual({ type: 'details' });
    const cell = { key: 'h', column: 'description' } as const;
    const enter = { key: 'Enter', shiftKey: false, altKey: true };
    expect(commandOf(enter, cell, [lineWith({ key: 'h', row: 'heading' })], false)).toBeUndefined();
  });

  it('leaves the cell with Escape', () => {
    expect(press('Escape')).toEqual({ type: 'leave' });
  });
});
