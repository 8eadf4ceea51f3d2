import { packAdvice, type Words } from '../../../../schemas/packs/pack.ts';
import { date } from '../../../../schemas/parts/date.ts';
import { sides, tributeTerms } from '../../../../schemas/parts/documents/scenarioTribute.ts';
import {
  wantsLook,
  type PackTribute,
  type PackVariant,
  type ScenarioPack,
} from '../../../../domain/taxes/packs/packs.ts';
import { object } from './objects.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const names = { pt_name: text, en_name: text, es_name: text } as const;
const inLanguages = object({ pt: text, en: text, es: text });
const country = object({ id: { type: 'integer' }, identifier: text, ...names });

const terms = {
  ...tributeTerms,
  base_includes: { type: 'array', items: text, description: 'The names of the tributes in its base.' },
};

/** A row of a pack: as in a scenario, with the names of the tributes in its base, and its source. */
const tribute = object(
  {
    tribute: object({ name: text, ...names, description: text, country }),
    is_origin: flag,
    type: text,
    value: text,
    tax_responsible: { type: 'string', enum: sides },
    source: { ...text, description: 'Law and article.' },
    estimate: { ...flag, description: 'Whether no law has set the rate yet.' },
    financial_officer: { type: 'string', enum: sides },
    valid_from: date,
    valid_until: date,
    ...terms,
  },
  ['financial_officer', 'valid_from', 'valid_until', ...Object.keys(terms)],
);

const listed = {
  code: text,
  ...names,
  origin: country,
  destiny: country,
  version: { ...date, description: 'The day of its data.' },
  checked_on: { ...date, description: 'The day on which its rates were last compared with the law.' },
  look_after: { ...date, description: 'The day after which they want a look.' },
  wants_look: flag,
};

const variant = { code: text, ...names };

const notDue = object({ tax: text, source: text });

export const packsSchema = {
  ...object({
    results: { type: 'array', items: object({ ...listed, variants: { type: 'array', items: object(variant) } }) },
    count: { type: 'integer', minimum: 0 },
  }),
  title: 'ScenarioPacks',
};

export const packSchema = {
  ...object({
    ...listed,
    advice: inLanguages,
    variants: {
      type: 'array',
      items: object({
        ...variant,
        tributes: { type: 'array', items: tribute },
        not_due: { type: 'array', items: notDue, description: 'Taxes that are not due, and by which law.' },
        remarks: { type: 'array', items: inLanguages },
      }),
    },
  }),
  title: 'ScenarioPack',
};

const namesIn = ({ pt, en, es }: Words) => ({ pt_name: pt, en_name: en, es_name: es });

const countryAnswer = ({ id, identifier, names: called }: ScenarioPack['origin']) => ({
  id,
  identifier,
  ...namesIn(called),
});

/** Returns a pack as lists show it. */
export const listedPack = (pack: ScenarioPack, day: string) => ({
  code: pack.code,
  ...namesIn(pack.names),
  origin: countryAnswer(pack.origin),
  destiny: countryAnswer(pack.destiny),
  version: pack.version,
  checked_on: pack.checked_on,
  look_after: pack.look_after,
  wants_look: wantsLook(pack, day),
  variants: pack.variants.map(({ code, names: called }) => ({ code, ...namesIn(called) })),
});

/** Returns a pack with all its rows. */
export const wholePack = (pack: ScenarioPack, day: string, language: keyof Words) => ({
  ...listedPack(pack, day),
  advice: packAdvice,
  variants: pack.variants.map((one) => variantAnswer(one, language)),
});

function variantAnswer({ code, names: called, tributes, not_due, remarks }: PackVariant, language: keyof Words) {
  const nameOf = new Map(tributes.map(({ tax }) => [tax.key, tax.name]));
  return {
    code,
    ...namesIn(called),
    tributes: tributes.map((row) => tributeAnswer(row, nameOf, language)),
    not_due,
    remarks,
  };
}

function tributeAnswer(row: PackTribute, nameOf: ReadonlyMap<string, string>, language: keyof Words) {
  const { tax, country: of, note, base_includes: included, source, estimate = false } = row;
  return {
    tribute: {
      name: tax.name,
      ...namesIn(tax.names),
      description: tax.description[language],
      country: countryAnswer(of),
    },
    ...row.terms,
    ...(included && { base_includes: included.map((key) => nameOf.get(key) ?? key) }),
    ...(note && { pt_note: note.pt, en_note: note.en, es_note: note.es }),
    source,
    estimate,
  };
}
