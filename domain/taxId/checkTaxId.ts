import { cnpj, cpf } from './brazil.ts';
import { nif } from './portugal.ts';
import { cif, dni, nie } from './spain.ts';
import { normalize, type TaxIdKind } from './taxId.ts';

/** The countries (ISO 3166-1 alpha-2) whose tax ids are validated; others accept any text of 1 to 30 characters. */
const kindsOf: ReadonlyMap<string, readonly TaxIdKind[]> = new Map([
  ['BR', [cnpj, cpf]],
  ['PT', [nif]],
  ['ES', [dni, nie, cif]],
]);

const longest = 30;

export interface CheckedTaxId {
  valid: boolean;
  /** Without punctuation and in upper case if the country is known; else trimmed. */
  normalized: string;
  kind?: string;
}

/** Returns whether a text is a valid tax id of a country, ignoring punctuation, and of which kind. */
export function checkTaxId(countryIdentifier: string, text: string): CheckedTaxId {
  const kinds = kindsOf.get(countryIdentifier.toUpperCase());
  const trimmed = text.trim();
  if (!kinds) return { valid: trimmed.length > 0 && trimmed.length <= longest, normalized: trimmed };
  const normalized = normalize(trimmed);
  const found = kindOf(kinds, normalized);
  if (!found) return { valid: false, normalized };
  return { valid: found.check(normalized), normalized, kind: found.kind };
}

/** Formats a tax id for its country: `12.345.678/0001-95`. Returns an invalid id trimmed. */
export function formatTaxId(countryIdentifier: string, text: string): string {
  const { valid, normalized } = checkTaxId(countryIdentifier, text);
  const kinds = kindsOf.get(countryIdentifier.toUpperCase()) ?? [];
  return (valid && kindOf(kinds, normalized)?.format(normalized)) || text.trim();
}

/** Describes the tax ids of a country, each kind by name and example; empty if any text is valid. */
export const expectedTaxIds = (countryIdentifier: string): string =>
  (kindsOf.get(countryIdentifier.toUpperCase()) ?? []).map(({ kind, example }) => `${kind} ${example}`).join(', ');

const kindOf = (kinds: readonly TaxIdKind[], normalized: string): TaxIdKind | undefined =>
  kinds.find(({ pattern }) => pattern.test(normalized));
