import { expect, it } from 'vitest';
import type { Property } from '../../domain/schema/property.ts';
import { textLength } from '../../domain/schema/textLength.ts';
import { contract } from '../../server/contract.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Property }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Property }>> };
}

/** The contract writes our own words as extensions. */
const ours = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.replace(/^x-/, ''), inner]))
    : value;

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await contract(), ours);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
);

/** The paths within a schema at which somebody could send as much as they like. */
function boundless(schema: Property, path: string): string[] {
  if (schema.type === 'string') return textLength(schema) === undefined && schema.format !== 'binary' ? [path] : [];
  if (schema.type === 'array') {
    const own = schema.maxItems === undefined ? [`${path}[]`] : [];
    return [...own, ...boundless(schema.items ?? {}, `${path}[]`)];
  }
  if (schema.type === 'object') {
    const own = schema.additionalProperties === false && schema.properties ? [] : [`${path}{}`];
    const inner = Object.entries(schema.properties ?? {});
    return [...own, ...inner.flatMap(([name, child]) => boundless(child, `${path}.${name}`))];
  }
  return schema.type === undefined ? [path] : [];
}

it.each(operations)('$name bounds every text, list and object of its requests', ({ parameters = [], requestBody }) => {
  const found = [
    ...parameters.filter((parameter) => parameter.in !== 'header').flatMap((each) => boundless(each.schema, each.name)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => boundless(schema, 'body')),
  ];
  expect(found).toEqual([]);
});
