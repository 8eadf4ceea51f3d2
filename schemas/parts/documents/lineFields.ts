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
} as const;

/** What lines state beside quantity and price, in a list of lines. The list has the item's name as `description`. */
const { description: text, ...furtherDetails } = lineDetails;
export const listedDetails = { ...qualifiers, text, ...furtherDetails } as const;
export const listedDetailNames = Object.keys(listedDetails) as (keyof typeof listedDetails)[];

/** What a line states itself, beside its item and its scenario. */
export const lineFields = { ...figures, ...lineDetails, ...qualifiers } as const;

/** A line's own fields as an object with those that each line has. */
export const statedLine = {
  type: 'object',
  required: ['quantity', 'price'],
  additionalProperties: false,
  properties: lineFields,
} as const;

type Declared = Readonly<Record<string, { readonly type: string; readonly kind?: string; readonly decimal?: object }>>;

/** What a line states as a list or a client reads it: without the rules of its input. */
export const readAs = <Fields extends Declared>(fields: Fields) =>
  Object.fromEntries(
    Object.entries<Declared[string]>(fields).map(([name, { type, kind, decimal }]) => [
      name,
      { type, ...(kind && { kind }), ...(decimal && { decimal }) },
    ]),
  ) as { readonly [Name in keyof Fields]: Pick<Fields[Name], 'type'> };
