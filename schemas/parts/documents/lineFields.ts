import { date } from '../date.ts';
import { lineAdjustments } from './adjustments.ts';

/** The figures of a line, which have columns of their own in every table of lines. */
const figures = {
  quantity: {
    type: 'string',
    kind: 'decimal',
    decimal: { fraction: 6, minimum: '0.000001', maximum: '99999999' },
    default: '1',
    description: 'At least 1, unless `unit_code` is a measurable unit.',
  },
  price: {
    type: 'string',
    kind: 'money',
    decimal: { fraction: 6, minimum: '0.000001', maximum: '9999999999' },
    description: 'At least 0.01 without a `unit_code`.',
  },
} as const;

/** What qualifies the figures of a line, and stands beside them: "19.875 days", "83.40 / 1,000". */
const qualifiers = {
  unit_code: {
    type: 'string',
    kind: 'unit',
    maxLength: 3,
    description: 'The unit of the quantity, by its code of UN/ECE Recommendation 20 or 21.',
  },
  base_quantity: {
    type: 'string',
    kind: 'decimal',
    decimal: { fraction: 6, minimum: '0.000001', maximum: '99999999' },
    description: 'The quantity that the price is for; 1 if absent.',
  },
} as const;

/**
 * What else a line states, below its item. Tables, answers, histories, documents and the console derive it:
 * docs/resources.md says what a new one needs.
 */
export const lineDetails = {
  description: {
    type: 'string',
    kind: 'multiline',
    minLength: 1,
    maxLength: 2000,
    printed: true,
    description: 'Text of its own below the item, of up to several lines.',
  },
  period: {
    type: 'object',
    kind: 'period',
    additionalProperties: false,
    properties: { from: date, until: date },
    description:
      'The days that the line is for, both included. Lines of a contract with a `billing_period` have that of their occurrence.',
  },
  price_includes_tax: {
    type: 'boolean',
    description:
      'Whether the price includes the taxes that the exporter charges to the importer: `net` is what is left without them.',
  },
} as const;

const dayCount = { type: 'integer', minimum: 1, maximum: 3660 } as const;

/** The part of its period that a line bills. A contract's lines are split so where its terms change inside a period. */
export const partOfPeriod = {
  days: {
    ...dayCount,
    description:
      'The days that the line bills, of `all_days`: its total is that part of quantity x price and its adjustments, and fixed taxes are divided alike.',
  },
  all_days: {
    ...dayCount,
    description: 'The days of the whole period, which quantity, price and adjustments are for.',
  },
  days_before: {
    type: 'integer',
    minimum: 0,
    maximum: dayCount.maximum,
    description:
      'The days of the period before those of the line; 0 if absent. Parts that follow each other add up to the whole, to the cent.',
  },
} as const;

/** What lines state beside quantity and price, in a list of lines. The list has the item's name as `description`. */
const { description: text, ...furtherDetails } = lineDetails;
export const listedDetails = { ...qualifiers, text, ...furtherDetails } as const;
export const listedDetailNames = Object.keys(listedDetails) as (keyof typeof listedDetails)[];

/**
 * What a line states itself, beside its item and its scenario, in the order in which it is entered. Further details come
 * last: the columns of rows that are pasted without headings stay in their places.
 */
const { description, period, price_includes_tax, ...further } = lineDetails;
export const lineFields = {
  ...figures,
  description,
  ...qualifiers,
  price_includes_tax,
  period,
  ...partOfPeriod,
  adjustments: lineAdjustments,
  ...further,
} as const;

/** A line's own fields as an object with those that each line has. */
export const statedLine = {
  type: 'object',
  required: ['quantity', 'price'],
  additionalProperties: false,
  properties: lineFields,
} as const;

interface DeclaredField {
  readonly type: string;
  readonly kind?: string;
  readonly decimal?: object;
  readonly properties?: object;
  readonly items?: object;
}

type Declared = Readonly<Record<string, DeclaredField>>;

/** What a line states as a list or a client reads it: without the rules of its input. */
export const readAs = <Fields extends Declared>(fields: Fields) =>
  Object.fromEntries(
    Object.entries<DeclaredField>(fields).map(([name, { type, kind, decimal, properties, items }]) => [
      name,
      {
        type,
        ...(kind && { kind }),
        ...(decimal && { decimal }),
        ...(properties && { properties }),
        ...(items && { items }),
      },
    ]),
  ) as { readonly [Name in keyof Fields]: Pick<Fields[Name], Extract<keyof Fields[Name], 'type' | 'items'>> };
