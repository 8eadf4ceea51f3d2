import { richText } from '../richText.ts';
import { templateLimits } from './templateLimits.ts';

/** The dates and numbers that documents print, by field, and how each is written. */
export const factFormats = {
  number: 'text',
  created: 'date',
  due_date: 'date',
  company_number: 'text',
  purchase_order: 'text',
  buyer_reference: 'text',
  currency: 'currency',
} as const;

export const factNames = Object.keys(factFormats) as (keyof typeof factFormats)[];
export const partyNames = ['provider', 'buyer', 'payer'] as const;
export const lineColumns = ['position', 'description', 'quantity', 'price', 'total'] as const;
export const noteNames = ['contact', 'terms_payment', 'observation'] as const;

/** An object with all these properties and no other. */
export const closed = <const P extends Readonly<Record<string, unknown>>>(properties: P) => ({
  type: 'object' as const,
  required: Object.keys(properties) as (keyof P & string)[],
  unevaluatedProperties: false as const,
  properties,
});

const block = <const Type extends string, const P extends Readonly<Record<string, unknown>>>(type: Type, own: P) =>
  closed({ type: { type: 'string', const: type }, ...own });

const choice = <const V extends readonly string[]>(...values: V) => ({ type: 'string', enum: values }) as const;

/** Some of these names, each once, in the order of printing. */
const chosen = <const V extends readonly string[]>(names: V) =>
  ({ type: 'array', minItems: 1, maxItems: names.length, uniqueItems: true, items: choice(...names) }) as const;

const align = choice('left', 'center', 'right');
const millimetres = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum }) as const;

/**
 * The amount due, its date and the account to pay to, with the code to scan unless the template hides it; nothing if nothing
 * is payable. Templates of before the code do not name it.
 */
const payment = {
  ...block('payment', { variant: choice('panel', 'plain', 'large', 'framed'), code: { type: 'boolean' } }),
  required: ['type', 'variant'],
} as const;

/** The blocks that fit into a column, and everywhere else. */
export const narrowBlocks = [
  /** The logo or, without one, the monogram and the name of the company; as wide as the height allows. */
  block('logo', { align, height: millimetres(6, 40) }),
  /** The title of the document, its number and its status. */
  block('title', { align }),
  /** Dates and numbers; those without a value are omitted. */
  block('facts', { variant: choice('row', 'list', 'framed'), fields: chosen(factNames) }),
  /** Exporter, importer, and the payer if it is a third party. */
  block('parties', { variant: choice('plain', 'boxed', 'framed'), parties: chosen(partyNames) }),
  payment,
  /** From the price of the lines to the amount due, and the total cost to the importer. */
  block('totals', { variant: choice('panel', 'plain') }),
  /** Texts of the document, in one column or two; those without a value are omitted. */
  block('notes', { columns: { type: 'integer', minimum: 1, maximum: 2 }, notes: chosen(noteNames) }),
  /** A text of the company, with placeholders (`domain/templates/placeholders.ts`); an empty title is none. */
  block('text', {
    title: { type: 'string', maxLength: templateLimits.title },
    align,
    size: choice('small', 'normal', 'large'),
    content: { ...richText, maxLength: templateLimits.text },
  }),
  /** Lines to sign on, side by side, each with a text below, which may have placeholders. */
  block('signature', {
    signers: {
      type: 'array',
      minItems: 1,
      maxItems: templateLimits.signers,
      items: { type: 'string', maxLength: templateLimits.title },
    },
  }),
  block('divider', { weight: choice('thin', 'strong') }),
  block('spacer', { height: millimetres(1, 80) }),
] as const;

/** The blocks that need the full width. */
const wide = [
  /** The logo, and the title with number and status. */
  block('masthead', { variant: choice('plain', 'spacious', 'formal') }),
  /** The table of lines. The sums of a `totals` block directly after it are part of the table. */
  block('lines', { variant: choice('ruled', 'striped', 'dense', 'open'), columns: chosen(lineColumns) }),
  /** The taxes of each country, if the document shows them. */
  block('taxes', { variant: choice('ruled', 'striped', 'dense') }),
  /** The flow of the money, if the document shows the exporter's net amount; `bar` shows the shares of the cost. */
  block('way', { bar: { type: 'boolean' } }),
] as const;

const discriminator = { propertyName: 'type' } as const;
const narrowBlock = { type: 'object', discriminator, oneOf: narrowBlocks } as const;

/** Blocks side by side; the widths are shares. */
const columns = block('columns', {
  columns: {
    type: 'array',
    minItems: 2,
    maxItems: templateLimits.columns,
    items: closed({
      width: { type: 'integer', minimum: 1, maximum: 4 },
      blocks: { type: 'array', maxItems: templateLimits.blocksOfColumn, items: narrowBlock },
    }),
  },
});

/** A block of a template, recognized by its `type`. */
export const templateBlock = {
  type: 'object',
  discriminator,
  oneOf: [...narrowBlocks, ...wide, columns],
} as const;
