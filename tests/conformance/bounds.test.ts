import { expect, it } from 'vitest';
import type { Property } from '../../domain/schema/property.ts';
import { textLength } from '../../domain/schema/values/textLength.ts';
import { contract } from '../../server/start/contract.ts';

/** A schema as the contract writes it. */
interface Shown extends Omit<Property, 'items' | 'properties'> {
  readonly $ref?: string;
  readonly anyOf?: readonly Shown[];
  readonly oneOf?: readonly Shown[];
  readonly unevaluatedProperties?: boolean;
  readonly const?: unknown;
  readonly items?: Shown | false;
  readonly prefixItems?: readonly Shown[];
  readonly properties?: Readonly<Record<string, Shown>>;
}

/** A query parameter with JSON text has its schema under its content type. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Shown;
  readonly content?: Readonly<Record<string, { readonly schema: Shown }>>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shown }>> };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shown>> };
}

/** The contract writes our own keywords as `x-` extensions. */
const ours = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.replace(/^x-/, ''), inner]))
    : value;

const { paths, components }: Contract = JSON.parse(await contract(), ours);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
);

/** The paths within a schema that accept input of unlimited size. */
function boundless(schema: Shown, path: string, within: readonly string[] = []): string[] {
  const inner = (child: Shown, at: string) => boundless(child, at, within);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((each) => inner(each, path));
  if (schema.$ref) return boundlessOf(schema.$ref, path, within);
  if (schema.const !== undefined || schema.enum) return [];
  if (schema.type === 'string')
    return textLength({ ...schema, type: 'string' } as Property) === undefined && schema.format !== 'binary'
      ? [path]
      : [];
  if (schema.type === 'array') {
    const own = schema.maxItems === undefined ? [`${path}[]`] : [];
    const { prefixItems = [], items = {} } = schema;
    const inOrder = prefixItems.flatMap((each) => inner(each, `${path}[]`));
    return [...own, ...inOrder, ...(items === false ? [] : inner(items, `${path}[]`))];
  }
  if (schema.type === 'object') {
    const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
    const own = isClosed && schema.properties ? [] : [`${path}{}`];
    return [
      ...own,
      ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => inner(child, `${path}.${name}`)),
    ];
  }
  return schema.type === undefined ? [path] : [];
}

/** Follows a recursive reference once: parsers of bodies limit the depth. */
function boundlessOf(ref: string, path: string, within: readonly string[]): string[] {
  if (within.includes(ref)) return [];
  return boundless(components.schemas[ref.split('/').at(-1) ?? ''] ?? {}, path, [...within, ref]);
}

function boundlessIn({ name, schema, content = {} }: Parameter): string[] {
  const schemas = schema ? [schema] : Object.values(content).map((each) => each.schema);
  return schemas.flatMap((each) => boundless(each, name));
}

it.each(operations)('$name bounds every text, list and object of its requests', ({ parameters = [], requestBody }) => {
  const found = [
    ...parameters.filter((parameter) => parameter.in !== 'header').flatMap(boundlessIn),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => boundless(schema, 'body')),
  ];
  expect(found).toEqual([]);
});
