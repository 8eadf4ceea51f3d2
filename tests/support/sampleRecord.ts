import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { get } from 'react-hook-form';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { builtInTemplate, defaultTemplate } from '../../server/drawing/builtIn/builtIn.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import type { ObjectSchema, Resource } from '../../schemas/resource.ts';
import { dropInapplicable } from '../../src/kinds/shared/applicability.ts';

type MakeReferred = (resource: string) => Promise<string | number>;

/** Valid for a country whose tax ids are not checked. */
const country = { id: 840, identifier: 'US' };

/** Texts are unique, because some must be, such as codes of scenarios. */
let made = 0;

/** Properties whose rules need rows that samples do not have, or that keep a record from being deleted. */
const judged: ReadonlySet<string> = new Set(['gateway', 'default', 'base_includes', 'amounts', 'per']);

/** A valid record with every property filled; `refer` creates referenced records. */
export async function sampleRecord(
  { schema, example = {} }: Pick<Resource, 'schema' | 'example'>,
  refer: MakeReferred,
): Promise<Record<string, unknown>> {
  const whole = await sampleObject(writeSchema(schema), refer);
  const texts = Object.entries(propertiesOf(schema)).filter(([name, property]) => isOfExample(property, example[name]));
  return Object(
    dropInapplicable(schema, { ...whole, ...Object.fromEntries(texts.map(([name]) => [name, example[name]])) }),
  );
}

/** Texts that only rules can judge, such as telephone numbers, come from the example. */
const isOfExample = (property: Property, value: unknown): boolean =>
  typeof value === 'string' && !property.unique && !property.pattern && !['text', 'date'].includes(kindOf(property));

/** The values of a record that an answer rejects, with the reasons, for the message of a test. */
export const rejectedValues = (record: unknown, errors: Readonly<Record<string, string>> = {}): string =>
  Object.entries(errors)
    .map(([path, why]) => `${path} = ${JSON.stringify(get(record, path))}: ${why}`)
    .join('; ');

async function sampleObject(schema: ObjectSchema | Property, refer: MakeReferred): Promise<Record<string, unknown>> {
  const filled: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    // The server assigns a row's key. Files are uploaded separately. Values that another record lists depend on it.
    if (property.readOnly || property.file || property.among || (name === 'uuid' && !schema.required?.includes('uuid')))
      continue;
    if (judged.has(name)) continue;
    // Sequentially, so that failures are readable.
    filled[name] = await sampleValue(property, refer);
  }
  return filled;
}

async function sampleValue(property: Property, refer: MakeReferred): Promise<unknown> {
  const kind = kindOf(property);
  if (kind === 'country') return country;
  if (kind === 'secret') return { value: 'only here' };
  if (kind === 'permissions') return ['currencies:list'];
  if (kind === 'template') return builtInTemplate(defaultTemplate);
  if (property.ref) return { [keyOf(property)]: await refer(property.ref) };
  if (property.type === 'object') return sampleObject(property, refer);
  // Defined fields depend on definitions, which are empty here.
  if (property.defined) return [];
  if (property.items) {
    const row = await sampleValue(property.items, refer);
    return [property.defines ? { ...Object(row), required: false } : row];
  }
  if (property.enum) return property.enum[0];
  if (property.type === 'boolean') return true;
  if (property.type === 'integer' || property.type === 'number') return property.minimum ?? 1;
  return sampleText(property, kind);
}

function sampleText(property: Property, kind: string): string {
  const texts: Readonly<Record<string, string>> = {
    date: '2026-03-09',
    instant: '2026-03-09T12:00:00.000Z',
    email: 'ana@acme.test',
    currency: 'BRL',
    decimal: '1.5',
    money: '1.50',
    unit: 'HUR',
    percent: '1.5',
  };
  made += 1;
  if (kind === 'currency' && property.unique) return currencies[made % currencies.length] ?? 'BRL';
  if (property.format === 'uri') return `https://docs.test/${made}`;
  const ofKind = texts[kind];
  if (ofKind === undefined && property.pattern !== undefined) return textOfPattern(property);
  return ofKind ?? `N${made} Ação “Łódź” 東京`.slice(0, property.maxLength);
}

/** The existing currencies, for lists with one entry per currency. */
const catalogues = readFileSync(
  new URL('../../server/database/migrations/0005_countries.sql', import.meta.url),
  'utf8',
);
const currencies = [...catalogues.matchAll(/\('([A-Z]{3})', /g)].map(([, code]) => code);

/** Returns a new text that matches a pattern and is no existing currency code. */
function textOfPattern({ pattern = '', minLength = 0, maxLength = 60 }: Property): string {
  const fits = fc
    .stringMatching(new RegExp(pattern))
    .filter((text) => text.length >= minLength && text.length <= maxLength && !currencies.includes(text));
  return fc.sample(fits, { numRuns: 1, seed: made })[0] ?? '';
}
