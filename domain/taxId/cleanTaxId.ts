import { checkTaxId } from './checkTaxId.ts';
import { normalize } from './taxId.ts';

/** Words that lists write before a number. */
const label =
  /^(?:CNPJ|CPF|NIF|NIPC|NIE|CIF|VAT(?:\s?(?:ID|NO|NUMBER))?|IVA|TAX\s?ID|UST-?ID(?:-?NR)?\.?)\b[\s:.ºn°#]*/i;

/** The countries whose numbers are validated, so that a prefix can be removed for certain. */
const validated = ['BR', 'PT', 'ES'];

/** The digits of Brazilian numbers; spreadsheets drop zeros at the start. */
const brazilianLengths = [11, 14];

/**
 * Reduces a tax id as lists write it to the number: without label, and without country prefix and punctuation if it is
 * then valid in the country, or in that of its prefix. Zeros that a spreadsheet dropped return. Other texts are only
 * trimmed.
 */
export function cleanTaxId(text: string, country?: string): string {
  const plain = text
    .trim()
    .replace(/^'(?=\d)/, '')
    .replace(label, '');
  const normalized = normalize(plain).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const prefix = validated.find((code) => normalized.startsWith(code));
  const own = country ?? prefix;
  if (own === undefined || !validated.includes(own)) return plain;
  const bare = prefix === own ? [normalized.slice(2)] : [];
  const padded =
    own === 'BR' && /^\d{9,13}$/.test(normalized) ? brazilianLengths.map((n) => normalized.padStart(n, '0')) : [];
  return [...bare, normalized, ...padded].find((candidate) => checkTaxId(own, candidate).valid) ?? plain;
}
