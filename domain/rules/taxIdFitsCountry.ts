import { checkTaxId, expectedTaxIds } from '../taxId/checkTaxId.ts';
import { objectOf, textOf } from './read.ts';
import type { Rule, RuleContext } from './rule.ts';

/** The tax id is valid for the record's country, including check digits, if we know that country's rules. */
export const taxIdFitsCountry: Rule = (record, context) => {
  const nif = textOf(record['nif']);
  const country = identifierOf(objectOf(objectOf(record['location'])['country']), context);
  if (nif === '' || country === undefined || checkTaxId(country, nif).valid) return [];
  return [{ path: 'nif', key: 'validation.taxId', args: { country, expected: expectedTaxIds(country) } }];
};

function identifierOf(country: Readonly<Record<string, unknown>>, context: RuleContext): string | undefined {
  const identifier = textOf(country['identifier']);
  if (identifier !== '') return identifier;
  return typeof country['id'] === 'number' ? context.countryIdentifier?.(country['id']) : undefined;
}
