import type { Property } from '../schema/property.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

const isPermission = (text: string): boolean => /^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$/.test(text);

/** Permissions as the wire has them: a list, or a text of their names separated by spaces (a scope, RFC 6749 §3.3). */
export type Permissions = readonly string[] | string;

/** Each of them by its name. */
export const permissionNames = (value: Permissions): readonly string[] =>
  typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;

/** Names as a property holds them; none are absent where it is a text. */
export function permissionsFor({ type }: Property, names: readonly string[]): Permissions | null {
  if (type !== 'string') return names;
  return names.length > 0 ? names.join(' ') : null;
}

/** Permissions, `invoices:bill`. As text they stand beside each other by their names, which alone can be read back. */
export const permissions = defineCodec<Permissions>({
  is: (value): value is Permissions => typeof value === 'string' || (Array.isArray(value) && value.every(isText)),
  toText: (value) => permissionNames(value).join(', '),
  parseText: (text, { property }) => {
    const names = text.split(',').map((name) => name.trim());
    return names.every(isPermission) ? (permissionsFor(property, names) ?? undefined) : undefined;
  },
  issue: 'validation.pattern',
});
