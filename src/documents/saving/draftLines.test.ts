import { expect, it } from 'vitest';
import { lineWith } from '../grid/lines/samples.testing.ts';
import { packLines, unpackLines } from './draftLines.ts';

const scenario = { uuid: 's1', name: 'Brasil → Estados Unidos', tributes: [] };

it('lines are restored from a stored draft unchanged, each scenario stored once', () => {
  const lines = [
    lineWith({ key: 'a', scenario }),
    lineWith({ key: 'b', scenario }),
    lineWith({ key: 'c', scenario: undefined }),
  ];
  const packed = packLines(lines);
  expect(Object.keys(packed.scenarios)).toEqual(['s1']);
  expect(unpackLines(JSON.parse(JSON.stringify(packed)))).toEqual(JSON.parse(JSON.stringify(lines)));
});

it('storing them again gives the same text', () => {
  const { item, ...line } = lineWith({ key: 'a', scenario });
  const kept = JSON.stringify(packLines([{ ...line, scenario, item }]));
  const [restored] = unpackLines(JSON.parse(kept)) ?? [];
  expect(JSON.stringify(packLines(restored ? [restored] : []))).toBe(kept);
});

it('lines stored by another version are dropped', () => {
  expect(unpackLines({ lines: 'none' })).toBeUndefined();
  expect(unpackLines(undefined)).toBeUndefined();
});
