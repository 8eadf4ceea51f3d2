import { expect, it } from 'vitest';
import { lineWith } from '../grid/samples.testing.ts';
import { packLines, unpackLines } from './draftLines.ts';

const scenario = { uuid: 's1', name: 'Brasil → Estados Unidos', tributes: [] };

it('lines come back from a draft as they were, a scenario of many kept once', () => {
  const lines = [
    lineWith({ key: 'a', scenario }),
    lineWith({ key: 'b', scenario }),
    lineWith({ key: 'c', scenario: undefined }),
  ];
  const packed = packLines(lines);
  expect(Object.keys(packed.scenarios)).toEqual(['s1']);
  expect(unpackLines(JSON.parse(JSON.stringify(packed)))).toEqual(JSON.parse(JSON.stringify(lines)));
});

it('packed once more they read the same to the letter', () => {
  const { item, ...line } = lineWith({ key: 'a', scenario });
  const kept = JSON.stringify(packLines([{ ...line, scenario, item }]));
  const [restored] = unpackLines(JSON.parse(kept)) ?? [];
  expect(JSON.stringify(packLines(restored ? [restored] : []))).toBe(kept);
});

it('what was kept by another version is no lines', () => {
  expect(unpackLines({ lines: 'none' })).toBeUndefined();
  expect(unpackLines(undefined)).toBeUndefined();
});
