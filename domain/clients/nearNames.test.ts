import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeness, namePartsOf, nearFrom } from './likeness.ts';
import { nearNames } from './nearNames.ts';

const words = fc.constantFrom(
  'Norte',
  'Nortel',
  'Digital',
  'Digitas',
  'Blue',
  'Harbor',
  'Harbour',
  'São',
  'João',
  'Sao',
);
const names = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

it('finds the near names that a comparison with all finds', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 25 }), names, (list, name) => {
      const near = list.flatMap((other, place) => (likeness(name, other) >= nearFrom ? [place] : []));
      const found = nearNames(list.map(namePartsOf))(namePartsOf(name));
      expect(found.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(near);
    }),
  );
});

it('finds only names before a place', () => {
  const find = nearNames(['Blue Harbor', 'Blue Harbour'].map(namePartsOf));
  expect(find(namePartsOf('Blue Harbour'), 1)).toMatchObject([{ place: 0 }]);
  expect(find(namePartsOf('Blue Harbor'), 0)).toEqual([]);
});
