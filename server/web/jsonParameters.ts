import { boundsOf, type Bounds } from '../../domain/schema/bounds.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import { readJson } from '../../domain/schema/values/readJson.ts';
import type { Excess } from '../../domain/schema/values/scanJson.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { fieldTooLarge } from '../limits/bodies/excess.ts';

/** Marks a query parameter as JSON in the contract. */
export const jsonParameter = { 'x-consume': 'application/json' } as const;

/** Returns the JSON query parameters of a schema with their bounds. */
export const jsonParameters = ({ properties }: ObjectSchema): ReadonlyMap<string, Bounds> =>
  new Map(
    Object.entries(properties).flatMap(([name, schema]) =>
      isObject(schema) && 'x-consume' in schema ? [[name, boundsOf(schema)]] : [],
    ),
  );

/** Parses the JSON parameters of a query, or returns the first error. `null` means absent. */
export function readParameters(
  query: object,
  parameters: ReadonlyMap<string, Bounds>,
): { readonly value: object } | { readonly issue: Issue } {
  const value: Record<string, unknown> = { ...query };
  for (const [name, bounds] of parameters) {
    const { [name]: text } = value;
    if (text === undefined) continue;
    const read = readJson(new TextEncoder().encode(String(text)), bounds);
    if ('excess' in read) return { issue: issueOf(name, read.excess) };
    value[name] = present(read.value);
  }
  return { value };
}

const present = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value;

function issueOf(name: string, excess: Excess): Issue {
  if (excess === 'unreadable') return { path: name, key: 'validation.invalid' };
  if (excess === 'too_large') return { path: name, ...fieldTooLarge };
  const path = excess.list === '' ? name : `${name}.${excess.list}`;
  return { path, key: 'validation.maxItems', args: { limit: excess.limit } };
}
