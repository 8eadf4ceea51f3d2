import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, localTime } from '../../domain/dates/zone.ts';
import type { Codec, TextContext } from '../../domain/kinds/codec.ts';
import { countryName } from '../../domain/kinds/country.ts';
import { codecs } from '../../domain/kinds/registry.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import type { Property } from '../../domain/schema/property.ts';
import { unitCodes } from '../../domain/units/units.ts';
import { kinds, type Kind } from '../../schemas/kind.ts';
import { hasWords, translatorIn } from '../../server/base/i18n.ts';

interface Sample {
  /** The values that the codec must read back unchanged. */
  readonly values: fc.Arbitrary<unknown>;
  readonly property?: Property;
  /** An invalid text. Kinds that accept any text have none. */
  readonly nonsense?: string;
}

const countries = [
  { id: 76, identifier: 'BR' },
  { id: 620, identifier: 'PT' },
];
const tributes = [
  { uuid: '0192f0c1-7a3e-7000-8000-000000000001', name: 'ISS' },
  { uuid: '0192f0c1-7a3e-7000-8000-000000000002', name: 'IVA · Portugal' },
];

const words = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '');
const line = words.filter((text) => text === text.trim());
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,4}$/))
  .filter(([, whole, fraction]) => whole > 0n || /[1-9]/.test(fraction))
  .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}${fraction && `.${fraction}`}`);
const zone = 'America/Sao_Paulo';
const minutes = fc
  .integer({ min: 0, max: 70_000_000 })
  .map((minute) => new Date(minute * 60_000))
  // When clocks go back, two instants share one text, which is parsed as the later one.
  .filter((instant) => instantAt(localTime(instant, zone), zone).getTime() === instant.getTime())
  .map((instant) => instant.toISOString());
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const address = fc.stringMatching(/^[A-Za-zÀ-ú0-9 ,.º-]{1,40}$/).filter((text) => text === text.trim());

/** Samples of every kind; a kind without a sample does not compile. */
const samples: Readonly<Record<Kind, Sample>> = {
  text: { values: words },
  multiline: { values: words },
  richText: { values: words },
  integer: { values: fc.integer(), nonsense: '1,5' },
  decimal: { values: decimals, nonsense: 'ten' },
  money: { values: decimals, nonsense: '1 000 EUR' },
  amounts: {
    values: fc.array(fc.record({ currency: fc.constantFrom('BRL', 'KWD'), amount: decimals }), { minLength: 1 }),
    nonsense: '12,5',
  },
  adjustments: {
    values: fc.array(
      fc.record(
        {
          kind: fc.constantFrom('discount', 'charge'),
          percent: decimals,
          reason: fc.constantFrom('Loyalty', '2026, second half'),
        },
        { requiredKeys: ['kind', 'percent'] },
      ),
      { minLength: 1 },
    ),
    nonsense: '10%',
  },
  percent: { values: decimals, nonsense: '% 5' },
  boolean: { values: fc.boolean(), nonsense: '?' },
  choice: { values: fc.constantFrom('Fixed', 'Variable'), property: { enum: ['Fixed', 'Variable'] }, nonsense: 'Both' },
  date: { values: days, nonsense: '31/02/2026' },
  period: {
    values: fc.oneof(fc.record({ from: days }), fc.record({ until: days }), fc.record({ from: days, until: days })),
    nonsense: '01/03/2026 – 31/02/2026',
  },
  instant: { values: minutes, nonsense: '31/02/2026 10:00' },
  permissions: {
    values: fc.uniqueArray(fc.constantFrom('invoices:list', 'reports/issued:export'), { minLength: 1 }),
    nonsense: '!',
  },
  email: { values: line },
  phone: { values: fc.constantFrom('+5511912345678', '+351912345678', '+12125550123'), nonsense: 'ext.' },
  taxId: { values: line },
  country: { values: fc.constantFrom(...countries), nonsense: 'Atlantis' },
  currency: { values: fc.constantFrom('BRL', 'KWD'), nonsense: 'R$' },
  unit: { values: fc.constantFrom(...unitCodes), nonsense: 'parsec' },
  timeZone: { values: fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon'), nonsense: 'Atlantis' },
  reference: {
    values: fc.constantFrom(...tributes),
    property: { ref: 'tributes', properties: { uuid: {}, name: {} } },
    nonsense: 'ICMS',
  },
  location: {
    values: fc
      .record({ address, complement: fc.option(address, { nil: undefined }), country: fc.constantFrom(...countries) })
      .map(({ complement, ...rest }) => ({ place_id: 'manual', ...rest, ...(complement && { complement }) })),
    nonsense: 'Praça do Comércio',
  },
  collection: { values: fc.array(fc.record({ uuid: fc.uuid(), value: decimals })), nonsense: '[1' },
  identifier: { values: fc.nat(), property: { type: 'integer' }, nonsense: '0x1' },
  // A file is more than its name, and secrets are never shown, a template has an editor: their codecs parse no text.
  file: { values: fc.constant(undefined), nonsense: 'Contrato.pdf' },
  image: { values: fc.constant(undefined), nonsense: 'Fachada.png' },
  secret: { values: fc.constant(undefined), nonsense: 'hunter2' },
  template: { values: fc.constant(undefined), nonsense: '{}' },
};

function contextIn(language: Language, property: Property = {}): TextContext {
  return {
    resource: 'scenarios',
    path: 'tributes.type',
    property,
    language,
    timeZone: zone,
    namingOf: () => ({ name: '', label: 'name' }),
    translate: translatorIn(language),
    find: (resource, text) =>
      resource === 'countries'
        ? countries.find(({ identifier }) => countryName(identifier, language) === text)
        : tributes.find(({ name }) => name === text),
  };
}

const cases = languageCodes.flatMap((language) => kinds.map((kind) => ({ kind, language, ...samples[kind] })));

function expectReadBack(codec: Codec, value: unknown, context: TextContext): void {
  expect(codec.parseText(codec.toText(value, context), context)).toEqual({ value });
}

describe('the text of a value', () => {
  it.each(cases)('of kind $kind is read back in $language', ({ kind, language, values, property }) => {
    const context = contextIn(language, property);
    fc.assert(fc.property(values, (value) => expectReadBack(codecs[kind], value, context)));
  });

  it.each(languageCodes)('with its currency is read back in %s', (language) => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 17n }).map((units) => `${units}.50`);
    const code = fc.constantFrom('BRL', 'USD', 'EUR', 'GBP', 'CHF');
    fc.assert(
      fc.property(amounts, code, fc.boolean(), (amount, currency, minus) =>
        expectReadBack(codecs.money, minus ? `-${amount}` : amount, { ...contextIn(language), record: { currency } }),
      ),
    );
  });

  it.each(kinds)('of kind %s is empty without a value, and an empty text is no value', (kind) => {
    const context = contextIn('pt', samples[kind].property);
    for (const nothing of [null, undefined]) expect(codecs[kind].toText(nothing, context)).toBe('');
    expect(codecs[kind].parseText('  ', context)).toEqual({ value: undefined });
  });
});

describe('an invalid text', () => {
  it.each(cases.filter(({ nonsense }) => nonsense))(
    'of kind $kind has an error message in $language: $nonsense',
    ({ kind, language, property, nonsense = '' }) => {
      const parsed = codecs[kind].parseText(nonsense, contextIn(language, property));
      expect(parsed).not.toHaveProperty('value');
      expect('key' in parsed && hasWords(language, parsed.key)).toBe(true);
    },
  );
});
