import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bareName, likeness, nearFrom, taxIdsLike } from './likeness.ts';

test.each([
  ['Blue Harbor Inc.', 'blue harbor'],
  ['Norte Digital, S.L.', 'norte digital'],
  ['Construções São João Ltda. ME', 'construcoes sao joao'],
  ['Müller & Söhne GmbH & Co. KG', 'muller sohne'],
  ['Petróleo S/A', 'petroleo'],
  ['Ltda', 'ltda'],
  ['株式会社 東京', '株式会社 東京'],
])('%s is %s without its legal form', (name, bare) => expect(bareName(name)).toBe(bare));

describe('names', () => {
  test.each([
    ['Blue Harbor Inc', 'Blue Harbour LLC'],
    ['Norte Digital S.L.', 'NORTE DIGITAL'],
    ['Grupo São João Ltda', 'Grupo Sao Joao Lda.'],
    ['Technologies Acme GmbH', 'Acme Technologies'],
  ])('%s is near %s', (one, other) => expect(likeness(one, other)).toBeGreaterThanOrEqual(nearFrom));

  test.each([
    ['Blue Harbor Inc', 'Blue Ocean Inc'],
    ['Norte Digital', 'Sul Digital'],
    ['Acme Ltd', 'Globex Ltd'],
    ['Condomínio Solar 12', 'Condomínio Solar 13'],
  ])('%s is not near %s', (one, other) => expect(likeness(one, other)).toBeLessThan(nearFrom));

  it('are as near in both directions, and each to itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(likeness(one, other)).toBe(likeness(other, one));
        expect(likeness(one, one)).toBe(bareName(one) === '' ? 0 : 1);
      }),
    );
  });
});

test.each([
  ['PT 509 442 013', 'PT', ['509442013', 'PT509442013']],
  ['509442013', 'PT', ['509442013', 'PT509442013']],
  ['84-1234567', undefined, ['841234567']],
  [' - ', 'PT', []],
  ['12.abc.345/01de-35', 'BR', ['12ABC34501DE35', 'BR12ABC34501DE35']],
])('the tax id %s of %s may be written %j', (text, country, ways) => expect(taxIdsLike(text, country)).toEqual(ways));
