import { describe, expect, it } from 'vitest';
import { newText } from './line.ts';
import { linesReducer, noLines, type LinesState } from './linesReducer.ts';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';

const three: LinesState = {
  ...noLines,
  lines: ['a', 'b', 'c'].map((key) => lineWith({ key, values: { t1: key } })),
};
const keys = (state: LinesState) => state.lines.map((line) => line.key);

describe('the lines of a document', () => {
  it('change one at a time: the others stay the same objects', () => {
    const next = linesReducer(three, { type: 'change', key: 'b', parts: { price: '7' } });
    expect(next.lines[1]?.price).toBe('7');
    expect(next.lines[0]).toBe(three.lines[0]);
    expect(next.lines[2]).toBe(three.lines[2]);
    expect(next.dirty).toBe(true);
  });

  it('take the scenario chosen for another line if they have none', () => {
    const other = { ...scenarioWith('Variable'), uuid: 's2' };
    const lines = [
      lineWith({ key: 'a', scenario: undefined }),
      lineWith({ key: 'b' }),
      lineWith({ key: 'c', scenario: undefined }),
    ];
    const next = linesReducer({ ...noLines, lines }, { type: 'scenario', key: 'a', scenario: other });
    expect(next.lines.map((line) => line.scenario?.uuid)).toEqual(['s2', 's1', 's2']);
    expect(next.lines[1]).toBe(lines[1]);
  });

  it('lose the errors of a changed line only', () => {
    const refused = linesReducer(three, { type: 'refuse', errors: { a: { price: 'x' }, b: { price: 'y' } } });
    const next = linesReducer(refused, { type: 'change', key: 'b', parts: { price: '7' } });
    expect(next.errors).toEqual({ a: { price: 'x' } });
  });

  it('start a new line with the scenario and values of the line above, and focus it', () => {
    const next = linesReducer(three, { type: 'add' });
    const added = next.lines.at(-1);
    expect(added).toMatchObject({ quantity: '1', price: '', values: { t1: 'c' } });
    expect(added?.item).toBeUndefined();
    expect(added?.scenario).toEqual(scenarioWith('Fixed'));
    expect(next.active).toEqual({ key: added?.key, column: 'item' });
    expect(next.dirty).toBe(false);
  });

  it('have texts, headings and subtotals below a line or at the end, edited at once', () => {
    const below = linesReducer(three, { type: 'add', row: 'heading', below: 'a' });
    const [, heading] = below.lines;
    expect(heading).toMatchObject({ row: 'heading', quantity: '', price: '' });
    expect([below.active, below.dirty]).toEqual([{ key: heading?.key, column: 'description' }, true]);
    const ended = linesReducer(below, { type: 'add', row: 'subtotal' });
    expect(ended.lines.map(({ row }) => row)).toEqual([undefined, 'heading', undefined, undefined, 'subtotal']);
    // A new line takes the scenario of the last line, whatever stands between.
    expect(linesReducer(ended, { type: 'add' }).lines.at(-1)?.scenario).toEqual(scenarioWith('Fixed'));
  });

  it('give their scenario to lines alone', () => {
    const lines = [lineWith({ key: 'a', scenario: undefined }), newText('heading', 'A')];
    const next = linesReducer({ ...noLines, lines }, { type: 'scenario', key: 'a', scenario: scenarioWith('Fixed') });
    expect(next.lines.map(({ scenario }) => scenario?.uuid)).toEqual(['s1', undefined]);
  });

  it('are duplicated below themselves', () => {
    const next = linesReducer(three, { type: 'duplicate', key: 'a' });
    expect(next.lines).toHaveLength(4);
    expect(next.lines[1]).toMatchObject({ ...three.lines[0], key: expect.not.stringMatching(/^a$/) });
  });

  it('move up and down, and not beyond the ends', () => {
    expect(keys(linesReducer(three, { type: 'move', key: 'b', step: -1 }))).toEqual(['b', 'a', 'c']);
    expect(keys(linesReducer(three, { type: 'move', key: 'b', step: 1 }))).toEqual(['a', 'c', 'b']);
    expect(linesReducer(three, { type: 'move', key: 'a', step: -1 })).toBe(three);
    expect(linesReducer(three, { type: 'move', key: 'c', step: 1 })).toBe(three);
  });

  it('blur their cell when they are removed', () => {
    const active = linesReducer(three, { type: 'enter', cell: { key: 'b', column: 'price' } });
    const next = linesReducer(active, { type: 'remove', key: 'b' });
    expect(keys(next)).toEqual(['a', 'c']);
    expect(next.active).toBeUndefined();
    expect(linesReducer(active, { type: 'remove', key: 'a' }).active).toEqual({ key: 'b', column: 'price' });
  });

  it('are unsaved after a paste', () => {
    const pasted = linesReducer(three, { type: 'insert', lines: [lineWith({ key: 'd' })] });
    expect(keys(pasted)).toEqual(['a', 'b', 'c', 'd']);
    expect(pasted.dirty).toBe(true);
  });
});

it('a line with a new scenario has the proposed rates, and keeps entered values', () => {
  const tribute = tributeWith({ uuid: 't1', type: 'Variable', proposed: '5' });
  const scenario = scenarioWith(tribute, tributeWith({ uuid: 't2', type: 'Variable', proposed: '7' }));
  const line = lineWith({ scenario: undefined, values: { t2: '1' } });
  const { lines } = linesReducer({ ...noLines, lines: [line] }, { type: 'scenario', key: line.key, scenario });
  expect(lines[0]?.values).toEqual({ t1: '5', t2: '1' });
});
