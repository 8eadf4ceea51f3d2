import { readFileSync } from 'node:fs';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { dropUnasked } from '../../src/kinds/shared/when.ts';

type MakeReferred = (resource: string) => Promise<string | number>;

/** A text that is valid for any tax register we do not check, as is the country beside it. */
const country = { id: 840, identifier: 'US' };

/** Texts are told apart: some must be, such as the codes of scenarios. */
let made = 0;

/** A record that a schema accepts, every property of it filled; what it refers to is made by `refer`. */
export async function sampleRecord(schema: ObjectSchema, refer: MakeReferred): Promise<Record<string, unknown>> {
  const whole = await sampleObject(writeSchema(schema), refer);
  return Object(dropUnasked(schema, whole));
}

async function sampleObject(schema: ObjectSchema | Property, refer: MakeReferred): Promise<Record<string, unknown>> {
  const filled: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    // A row's own key is the server's to give.
    // Files come beside the record.
    // What is among the values of another record depends on that one.
    if (property.readOnly || property.file || property.among || (name === 'uuid' && !schema.required?.includes('uuid')))
      continue;
    // One record after the other, so that a failure is easy to read.
    filled[name] = await sampleValue(property, refer);
  }
  return filled;
}

async function sampleValue(property: Property, refer: MakeReferred): Promise<unknown> {
  const kind = kindOf(property);
  if (kind === 'country') return country;
  if (kind === 'secret') return { value: 'only here' };
  if (kind === 'permissions') return ['currencies:list'];
  if (property.ref) return { [keyOf(property)]: await refer(property.ref) };
  if (property.type === 'object') return sampleObject(property, refer);
  // What is said in defined fields depends on their definitions, which ask for nothing here.
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
    percent: '1.5',
  };
  made += 1;
  if (kind === 'currency' && property.unique) return currencies[made % currencies.length] ?? 'BRL';
  if (property.format === 'uri') return `https://docs.test/${made}`;
  if (property.pattern === '^[A-Z]{3}$' && kind !== 'currency') return threeLetters(made);
  return texts[kind] ?? `N${made} Ação “Łódź” 東京`.slice(0, property.maxLength);
}

/** The currencies that there are: for what each may have one of. */
const catalogues = readFileSync(new URL('../../server/db/migrations/0005_catalogues.sql', import.meta.url), 'utf8');
const currencies = [...catalogues.matchAll(/\('([A-Z]{3})', /g)].map(([, code]) => code);

/** A code that no currency has, another each time. */
const threeLetters = (nth: number): string =>
  `Y${String.fromCharCode(65 + (Math.floor(nth / 26) % 26), 65 + (nth % 26))}`;
