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

const indexOf = (list: readonly string[], sample: readonly string[]) => {
  const index = nearNames(sample.map(namePartsOf));
  for (const name of list) index.add(namePartsOf(name));
  return index;
};

it('finds the near names that a comparison with all finds, whatever names the order of trigrams is from', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 25 }), fc.array(names, { maxLength: 5 }), names, (list, sample, name) => {
      const near = list.flatMap((other, place) => (likeness(name, other) >= nearFrom ? [place] : []));
      const found = indexOf(list, sample).near(namePartsOf(name));
      expect(found.map(({ place }) => place)).toEqual(near);
    }),
  );
});

it('finds only names that were added before', () => {
  const index = indexOf([], ['Blue Harbor']);
  const name = namePartsOf('Blue Harbor');
  expect(index.near(name)).toEqual([]);
  index.add(name);
  expect(index.near(name)).toEqual([{ place: 0, rank: 1 }]);
});
