import type { FromSchema } from 'json-schema-to-ts';
import { amountsPer, feeTypes, sides, taxCategories, tributeShown } from '../parts/documents/scenarioTribute.ts';

const day = { type: 'string', format: 'date' } as const;
const percent = { type: 'string', pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$' } as const;
const source = { type: 'string', minLength: 8, maxLength: 300 } as const;
const code = { type: 'string', pattern: '^[a-z]+$', maxLength: 20 } as const;
const country = { type: 'string', pattern: '^[A-Z]{2}$' } as const;

/** A tax of a country by its key, such as `br.iss`. */
const taxKey = { type: 'string', pattern: '^[a-z]{2}\\.[a-z-]+$', maxLength: 30 } as const;

const wordsUpTo = <const Length extends number>(maxLength: Length) => {
  const text = { type: 'string', minLength: 1, maxLength } as const;
  return {
    type: 'object',
    required: ['pt', 'en', 'es'],
    additionalProperties: false,
    properties: { pt: text, en: text, es: text },
  } as const;
};

/** A text in the three languages. */
export const words = wordsUpTo(500);

const tax = {
  type: 'object',
  required: ['key', 'name', 'names', 'description'],
  additionalProperties: false,
  properties: {
    key: taxKey,
    /** What its own country calls it: the name of its tribute. */
    name: { type: 'string', minLength: 1, maxLength: 60 },
    names: wordsUpTo(60),
    description: wordsUpTo(300),
  },
} as const;

const row = {
  type: 'object',
  required: ['tax', 'box', 'value', 'source'],
  additionalProperties: false,
  properties: {
    tax: taxKey,
    /** The country of the tax and who bears it: exporter's or importer's, each. The exporter charges EI to the importer. */
    box: { type: 'string', enum: ['EE', 'EI', 'IE', 'II'] },
    type: { type: 'string', enum: feeTypes },
    value: percent,
    financial_officer: { type: 'string', enum: sides },
    base_includes: { type: 'array', minItems: 1, uniqueItems: true, items: taxKey },
    base_includes_self: { const: true },
    base_percent: percent,
    recoverable: percent,
    per: { type: 'string', enum: amountsPer },
    valid_from: day,
    valid_until: day,
    note: words,
    category: { type: 'string', enum: taxCategories },
    reason_code: { type: 'string', pattern: '^VATEX-[A-Z0-9-]{2,34}$' },
    show: { type: 'string', enum: tributeShown },
    /** Law and article, in the language of the law. */
    source,
    /** Whether no law has set the rate yet. */
    estimate: { const: true },
  },
} as const;

/** A way in which a country taxes services that leave it (`origin`) or enter it (`destiny`). */
const side = {
  type: 'object',
  required: ['code', 'names', 'rows'],
  additionalProperties: false,
  properties: {
    code,
    names: wordsUpTo(60),
    /** The other countries that it holds for; all, if absent. */
    partners: { type: 'array', minItems: 1, items: country },
    rows: { type: 'array', items: row },
    /** Taxes that an adviser would ask about, and the law by which they are not due. */
    not_due: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tax', 'source'],
        additionalProperties: false,
        properties: { tax: { type: 'string', minLength: 1, maxLength: 60 }, source },
      },
    },
    remark: words,
  },
} as const;

/** What a country adds to packs: its taxes, and its side of each corridor. */
export const packCountry = {
  type: 'object',
  required: ['id', 'identifier', 'names', 'checked_on', 'look_after', 'taxes', 'origin', 'destiny'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1 },
    identifier: country,
    names: wordsUpTo(60),
    /** The day on which its rates were last compared with the law: the version of the data. */
    checked_on: day,
    /** The day after which they want a look. */
    look_after: day,
    taxes: { type: 'array', items: tax },
    origin: { type: 'array', minItems: 1, items: side },
    destiny: { type: 'array', minItems: 1, items: side },
  },
} as const;

export type Words = FromSchema<typeof words>;
export type PackTax = FromSchema<typeof tax>;
export type PackRow = FromSchema<typeof row>;
export type PackSide = FromSchema<typeof side>;
export type PackCountry = FromSchema<typeof packCountry>;

/** What every pack says about itself. */
export const packAdvice: Words = {
  pt: 'Modelo geral, sem caráter de consultoria e ainda não revisto por um consultor. Confirme o enquadramento e as alíquotas com o seu contador antes de emitir.',
  en: 'A general template, not tax advice, and not yet reviewed by an adviser. Have one confirm that it fits your case, and its rates, before you issue.',
  es: 'Modelo general, sin carácter de asesoramiento y aún no revisado por un asesor. Confirme el encuadre y los tipos con su asesor fiscal antes de emitir.',
};
