/** The figures of a line, which have columns of their own in every table of lines. */
const figures = {
  quantity: {
    type: 'string',
    kind: 'decimal',
    decimal: { fraction: 4, minimum: '1', maximum: '99999999' },
    default: '1',
  },
  price: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0.01', maximum: '9999999999' } },
} as const;

/**
 * What else a line states, below its item. Tables, answers, histories, documents and the console derive it:
 * docs/resources.md says what a new one needs.
 */
export const lineDetails = {} as const;
export const lineDetailNames = Object.keys(lineDetails) as (keyof typeof lineDetails)[];

/** What a line states itself, beside its item and its scenario. */
export const lineFields = { ...figures, ...lineDetails } as const;

/** A line's own fields as an object with those that each line has. */
export const statedLine = {
  type: 'object',
  required: ['quantity', 'price'],
  additionalProperties: false,
  properties: lineFields,
} as const;

/** What a line states as a list or a client reads it: without the rules of its input. */
export const readAs = <Fields extends Readonly<Record<string, { readonly type: string }>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, { type }])) as {
    readonly [Name in keyof Fields]: Pick<Fields[Name], 'type'>;
  };
