import type { Language } from '../../domain/languages.ts';
import type { Kind } from '../../schemas/kind.ts';
import { lineAdjustments } from '../../schemas/parts/documents/adjustments.ts';
import { storedFile } from '../../schemas/parts/file.ts';
import { location } from '../../schemas/parts/location.ts';
import { countryReference } from '../../schemas/parts/reference.ts';
import { computedAmounts } from '../../schemas/parts/money.ts';
import { secret } from '../../schemas/parts/secret.ts';

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** A field with two values to type, one after the other. */
export interface Stop {
  readonly path: string;
  /** The words of its label with the name of the value, for one of a value with several fields. */
  readonly named?: string;
  readonly enter: 'text' | 'textarea' | 'editor' | 'select' | 'switch';
  readonly typed: readonly [Words, Words];
  /** The displayed text after leaving, if it differs. */
  readonly shown?: readonly [Words, Words];
}

/** A property of a kind, and how to enter it. */
export interface Sample {
  readonly property: object;
  /** Its columns; absent if stored elsewhere. */
  readonly columns?: string;
  /** The typed values; empty if selected from disk or assigned by the server. */
  readonly stops: readonly Stop[];
  /** The final value in the API's answer. */
  readonly stored?: unknown;
}

const same = (text: string): Words => ({ pt: text, en: text, es: text });
const both = (pt: string, en: string): Words => ({ pt, en, es: pt });

const decimal = (fraction: number) => ({ fraction, minimum: '0', maximum: '999999999' });

/** Returns the property and column name of a kind. */
export const nameOf = (kind: string): string => kind.toLowerCase();

const plain = (
  kind: Kind,
  property: object,
  typed: Stop['typed'],
  stored: unknown,
  more: Partial<Stop> = {},
): Sample => ({
  property,
  columns: `${nameOf(kind)} text`,
  stops: [{ path: nameOf(kind), enter: 'text', typed, ...more }],
  stored,
});
const column = (sample: Sample, columns: string): Sample => ({ ...sample, columns });

/** A sample of each kind; the compiler requires all. */
export const samples: Readonly<Record<Kind, Sample>> = {
  text: plain('text', { type: 'string', minLength: 1, maxLength: 80 }, [same('Aurora'), same('Boreal')], 'Boreal'),
  multiline: plain(
    'multiline',
    { type: 'string', kind: 'multiline', maxLength: 300 },
    [same('Carga geral'), same('Grãos')],
    'Grãos',
    { enter: 'textarea' },
  ),
  richText: column(
    plain(
      'richText',
      { type: ['string', 'object'], kind: 'richText', maxLength: 300 },
      [same('Pagar até o dia 5'), same('Pagar à vista')],
      'Pagar à vista',
      { enter: 'editor' },
    ),
    'richtext text, richtext_rich jsonb',
  ),
  integer: column(
    plain('integer', { type: 'integer', minimum: 0, maximum: 999_999 }, [same('12000'), same('13000')], 13_000, {
      shown: [both('12.000', '12,000'), both('13.000', '13,000')],
    }),
    'integer integer',
  ),
  decimal: column(
    plain(
      'decimal',
      { type: 'string', kind: 'decimal', decimal: decimal(3) },
      [both('12000,5', '12000.5'), both('13000,25', '13000.25')],
      '13000.25',
      { shown: [both('12.000,5', '12,000.5'), both('13.000,25', '13,000.25')] },
    ),
    'decimal numeric(12, 3)',
  ),
  currency: plain(
    'currency',
    { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    [same('BRL'), same('USD')],
    'USD',
  ),
  unit: plain(
    'unit',
    { type: 'string', kind: 'unit', maxLength: 3 },
    [both('hora', 'hour'), both('dia', 'day')],
    'DAY',
    { shown: [both('hora', 'hour'), { pt: 'dia', en: 'day', es: 'día' }] },
  ),
  timeZone: plain(
    'timeZone',
    { type: 'string', kind: 'timeZone', maxLength: 64 },
    [same('Europe/Lisbon'), same('Asia/Tokyo')],
    'Asia/Tokyo',
  ),
  money: column(
    plain('money', { type: 'string', kind: 'money', decimal: decimal(3) }, [same('12000'), same('13000')], '13000.00', {
      shown: [both('12.000,00', '12,000.00'), both('13.000,00', '13,000.00')],
    }),
    'money numeric(20, 3)',
  ),
  percent: column(
    plain(
      'percent',
      { type: 'string', kind: 'percent', decimal: { fraction: 4, minimum: '0', maximum: '100' } },
      [both('5,25', '5.25'), both('17,5', '17.5')],
      '17.5',
    ),
    'percent numeric(9, 4)',
  ),
  boolean: column(
    plain('boolean', { type: 'boolean', default: false }, [same(' '), same('  ')], true, {
      enter: 'switch',
      shown: [same('true'), same('true')],
    }),
    'boolean boolean not null default false',
  ),
  choice: plain('choice', { type: 'string', enum: ['alpha', 'beta'] }, [same('Alfa'), same('Beta')], 'beta', {
    enter: 'select',
  }),
  date: column(
    plain(
      'date',
      { type: 'string', format: 'date' },
      [both('09/03/2026', '2026/03/09'), both('29/02/2028', '2028/02/29')],
      '2028-02-29',
    ),
    'date date',
  ),
  period: {
    property: {
      type: 'object',
      kind: 'period',
      additionalProperties: false,
      properties: { from: { type: 'string', format: 'date' }, until: { type: 'string', format: 'date' } },
    },
    columns: 'period jsonb',
    stops: [
      {
        path: 'period.from',
        named: 'generate.period.from',
        enter: 'text',
        typed: [both('09/03/2026', '2026/03/09'), both('29/02/2028', '2028/02/29')],
      },
      {
        path: 'period.until',
        named: 'generate.period.until',
        enter: 'text',
        typed: [both('10/03/2026', '2026/03/10'), both('31/03/2028', '2028/03/31')],
      },
    ],
    stored: { from: '2028-02-29', until: '2028-03-31' },
  },
  instant: column(
    plain(
      'instant',
      { type: 'string', format: 'date-time' },
      [both('09/03/2026 10:15', '2026/03/09 10:15'), both('29/02/2028 15:30', '2028/02/29 15:30')],
      // In São Paulo's time zone.
      '2028-02-29T18:30:00.000Z',
    ),
    'instant timestamptz',
  ),
  email: plain(
    'email',
    { type: 'string', format: 'email', maxLength: 254 },
    [same('ana@acme.test'), same('gil@globex.test')],
    'gil@globex.test',
  ),
  phone: plain(
    'phone',
    { type: 'string', format: 'phone', maxLength: 20 },
    [same('+55 11 91234 5678'), same('+351 912 345 678')],
    '+351912345678',
  ),
  taxId: plain(
    'taxId',
    { type: 'string', kind: 'taxId', maxLength: 30 },
    [same('923 609 016'), same('984 661 185')],
    '984 661 185',
  ),
  country: column(
    plain('country', countryReference, [both('Portugal', 'Portugal'), both('Noruega', 'Norway')], { id: 578 }),
    'country_id integer references countries (id)',
  ),
  reference: column(
    plain(
      'reference',
      {
        type: 'object',
        kind: 'reference',
        ref: 'entities',
        required: ['uuid'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
      },
      [same('Norte Digital, Lda.'), same('Blue Harbor Inc.')],
      { name: 'Blue Harbor Inc.' },
    ),
    'reference_uuid uuid, foreign key (tenant_id, reference_uuid) references entities (tenant_id, uuid)',
  ),
  location: {
    property: location,
    columns: `location_place_id text, location_address text, location_latitude double precision,
      location_longitude double precision, location_complement text, location_country_id integer references countries (id)`,
    stops: [
      {
        path: 'location.address',
        enter: 'text',
        typed: [same('Avenida Paulista, 1578'), same('Karl Johans gate, 22')],
      },
      { path: 'location.complement', enter: 'text', typed: [same('Sala 4'), same('2. etasje')] },
      { path: 'location.country', enter: 'text', typed: [both('Brasil', 'Brazil'), both('Noruega', 'Norway')] },
    ],
    stored: { address: 'Karl Johans gate, 22', complement: '2. etasje', country: { id: 578 } },
  },
  collection: {
    property: {
      type: 'array',
      kind: 'collection',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['part'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, part: { type: 'string', minLength: 1, maxLength: 80 } },
      },
    },
    stops: [{ path: 'collection.part', enter: 'text', typed: [same('Marina Reis'), same('João Sá')] }],
    stored: [{ part: 'João Sá' }],
  },
  secret: {
    property: secret,
    columns: 'secret sealed',
    stops: [{ path: 'secret', enter: 'text', typed: [same('hunter'), same('hunter2')] }],
    stored: { set: true },
  },
  permissions: {
    property: { type: 'array', kind: 'permissions', maxItems: 100, items: { type: 'string', maxLength: 120 } },
    stops: [],
  },
  identifier: { property: { type: 'string', format: 'uuid', readOnly: true }, stops: [] },
  file: { property: { ...storedFile, file: { types: ['application/pdf'], bytes: 4_096_000 } }, stops: [] },
  image: {
    property: {
      ...storedFile,
      kind: 'image',
      file: { types: ['image/png', 'image/jpeg'], bytes: 1_048_576, width: 4000, height: 4000 },
    },
    stops: [],
  },
  // The forms of documents edit them.
  adjustments: { property: lineAdjustments, columns: 'adjustments jsonb', stops: [] },
  // Computed by the server, from a view.
  amounts: { property: { ...computedAmounts, summarizes: 'invoices' }, stops: [] },
  // Generated forms do not edit it.
  template: { property: { type: 'object', kind: 'template' }, columns: 'template jsonb', stops: [] },
};
