import type { Property } from '../schema/property.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

const isPermission = (text: string): boolean => /^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$/.test(text);

/** Permissions on the wire: a list, or a text separated by spaces (a scope, RFC 6749 §3.3). */
export type Permissions = readonly string[] | string;

/** Returns the permissions as a list. */
export const permissionNames = (value: Permissions): readonly string[] =>
  typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;

/** Converts names to the type of the property; an empty text is absent. */
export function permissionsFor({ type }: Property, names: readonly string[]): Permissions | null {
  if (type !== 'string') return names;
  return names.length > 0 ? names.join(' ') : null;
}

/** Permissions such as `invoices:bill`. Their text is their names, which can be parsed. */
export const permissions = defineCodec<Permissions>({
  is: (value): value is Permissions => typeof value === 'string' || (Array.isArray(value) && value.every(isText)),
  toText: (value) => permissionNames(value).join(', '),
  parseText: (text, { property }) => {
    const names = text.split(',').map((name) => name.trim());
    return names.every(isPermission) ? (permissionsFor(property, names) ?? undefined) : undefined;
  },
  issue: 'validation.pattern',
});
