import { describe, expect, it, test } from 'vitest';
import { isOriginCalled, mergeTribute, type StoredTribute } from './importedTributes.ts';

const countries = { origin: 'BR', destiny: 'US' };

test.each([
  ['Brasil', true],
  ['BR', true],
  ['Estados Unidos', false],
  ['Country of origin', true],
  ['Zielland', false],
  ['Portugal', undefined],
  ['somewhere', undefined],
])('a tax in %s of a scenario from Brazil to the United States: at origin %s', (text, isOrigin) =>
  expect(isOriginCalled(text, countries)).toBe(isOrigin),
);

const uuid = (n: number) => ({ uuid: `0198f6b2-0000-7000-8000-00000000000${n}` });
const stored: StoredTribute[] = [
  { tribute: uuid(1), is_origin: true, type: 'Fixed', value: '5.0000', tax_responsible: 'exporter' },
  { tribute: uuid(2), is_origin: true, type: 'Fixed', value: '1', tax_responsible: 'exporter' },
  { tribute: uuid(2), is_origin: false, type: 'Fixed', value: '2', tax_responsible: 'importer' },
];

describe('a tax of a file', () => {
  it('changes the stored one, and leaves what it does not name', () => {
    expect(mergeTribute(stored, { tribute: uuid(1), value: '6' }, countries)).toMatchObject({
      at: 0,
      isSame: false,
      before: { value: '5.0000' },
      tributes: [{ value: '6', type: 'Fixed', tax_responsible: 'exporter' }, {}, {}],
    });
  });

  it('is the same if its values are', () => {
    expect(mergeTribute(stored, { tribute: uuid(1), value: '5' }, countries)).toMatchObject({ isSame: true });
    expect(mergeTribute(stored, { tribute: uuid(2), is_origin: 'US' }, countries)).toMatchObject({
      at: 2,
      isSame: true,
    });
  });

  it('is another one in another country or for another liable party', () => {
    expect(mergeTribute(stored, { tribute: uuid(1), is_origin: 'US', value: '5' }, countries)).toMatchObject({ at: 3 });
    expect(mergeTribute(stored, { tribute: uuid(1), tax_responsible: 'importer' }, countries)).toMatchObject({
      tributes: [{}, {}, {}, { is_origin: true, type: 'Variable', tax_responsible: 'importer' }],
    });
  });

  it('is refused if it may be either of two, or its country is neither', () => {
    expect(mergeTribute(stored, { tribute: uuid(2), value: '5' }, countries)).toMatchObject({
      issue: { path: 'tributes.tribute', key: 'validation.severalTributes' },
    });
    expect(mergeTribute(stored, { tribute: uuid(1), is_origin: 'Portugal' }, countries)).toMatchObject({
      issue: { path: 'tributes.is_origin', key: 'validation.neitherCountry' },
    });
  });
});
