import type { Rounding } from './terms.ts';

/** The member states of the European Union, whose invoices state the tax of the document by rate (EN 16931). */
const unionMembers: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Returns how taxes between countries are usually rounded: for the document where one of them is in the European Union. */
export const usualRounding = (...countries: readonly (string | undefined)[]): Rounding =>
  countries.some((code) => code !== undefined && unionMembers.has(code)) ? 'document' : 'line';
