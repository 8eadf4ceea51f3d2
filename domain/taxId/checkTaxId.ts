import { cnpj, cpf } from './brazil.ts';
import { nif } from './portugal.ts';
import { cif, dni, nie } from './spain.ts';
import { normalize, type TaxIdKind } from './taxId.ts';

/** The countries (ISO 3166-1 alpha-2) whose tax ids are checked; of the others any text of 1 to 30 characters is one. */
const kindsOf: ReadonlyMap<string, readonly TaxIdKind[]> = new Map([
  ['BR', [cnpj, cpf]],
  ['PT', [nif]],
  ['ES', [dni, nie, cif]],
]);

const longest = 30;

export interface CheckedTaxId {
  valid: boolean;
  /** Without punctuation and in upper case where the country is known; else only trimmed. */
  normalized: string;
  kind?: string;
}

/** Whether a text is a tax id of a country, punctuation aside, and of which kind. */
export function checkTaxId(countryIdentifier: string, text: string): CheckedTaxId {
  const kinds = kindsOf.get(countryIdentifier.toUpperCase());
  const trimmed = text.trim();
  if (!kinds) return { valid: trimmed.length > 0 && trimmed.length <= longest, normalized: trimmed };
  const normalized = normalize(trimmed);
  const found = kindOf(kinds, normalized);
  if (!found) return { valid: false, normalized };
  return { valid: found.check(normalized), normalized, kind: found.kind };
}

/** A tax id as people of its country write it: `12.345.678/0001-95`. What is no valid id comes back trimmed. */
export function formatTaxId(countryIdentifier: string, text: string): string {
  const { valid, normalized } = checkTaxId(countryIdentifier, text);
  const kinds = kindsOf.get(countryIdentifier.toUpperCase()) ?? [];
  return (valid && kindOf(kinds, normalized)?.format(normalized)) || text.trim();
}

/** What a tax id of a country looks like, each kind of it by its name and an example; empty where any text is one. */
export const expectedTaxIds = (countryIdentifier: string): string =>
  (kindsOf.get(countryIdentifier.toUpperCase()) ?? []).map(({ kind, example }) => `${kind} ${example}`).join(', ');

const kindOf = (kinds: readonly TaxIdKind[], normalized: string): TaxIdKind | undefined =>
  kinds.find(({ pattern }) => pattern.test(normalized));
