import { countryCalled } from '../imports/countryWords.ts';
import { headingText } from '../imports/headingText.ts';
import { isDecimalText } from '../kinds/decimal.ts';
import { compareDecimals } from '../money/compare.ts';
import { isObject } from '../schema/isObject.ts';
import type { Issue } from '../validation/issue.ts';

/** A tax of a scenario, with the key of its tribute. */
export interface StoredTribute extends Readonly<Record<string, unknown>> {
  readonly tribute: { readonly uuid: string };
  readonly is_origin: boolean;
  readonly type: string;
  readonly value?: string | undefined;
  readonly tax_responsible: string;
}

/** A tax in a row of a file: what it leaves out is that of the stored one, or the default. */
export interface GivenTribute {
  readonly tribute: { readonly uuid: string };
  readonly is_origin?: string | undefined;
  readonly type?: string | undefined;
  readonly is_fixed?: boolean | undefined;
  readonly value?: string | undefined;
  readonly tax_responsible?: string | undefined;
  readonly financial_officer?: string | undefined;
}

/** The two countries of a scenario, by code. */
export interface Countries {
  readonly origin?: string | undefined;
  readonly destiny?: string | undefined;
}

const origin = new Set(
  [
    'true',
    'origem',
    'país de origem',
    'origin',
    'country of origin',
    'origen',
    'ursprung',
    'ursprungsland',
    'herkunft',
    'origine',
  ].map(headingText),
);
const destiny = new Set(
  [
    'false',
    'destino',
    'país de destino',
    'destination',
    'country of destination',
    'destiny',
    'ziel',
    'zielland',
    'bestimmungsland',
  ].map(headingText),
);

/** Returns whether a tax applies in the country of origin; undefined if the text is neither country. */
export function isOriginCalled(text: string, countries: Countries): boolean | undefined {
  const word = headingText(text);
  if (origin.has(word) || destiny.has(word)) return origin.has(word);
  const code = countryCalled(text);
  if (code === undefined || countries.origin === countries.destiny) return undefined;
  return code === countries.origin || (code === countries.destiny ? false : undefined);
}

/** The taxes of a scenario with one of a row, and the place of it; issues by the names of the row. */
export type Merged =
  | { readonly issue: Issue }
  | {
      readonly tributes: readonly StoredTribute[];
      readonly at: number;
      readonly before?: StoredTribute;
      /** Whether the stored tax has these values already. */
      readonly isSame: boolean;
    };

/**
 * Changes the tax of a scenario that a row names, or adds one. A scenario has a tax once in each country and for each
 * liable party; what the row leaves out is no reason to tell it from the stored one.
 */
export function mergeTribute(stored: readonly StoredTribute[], given: GivenTribute, countries: Countries): Merged {
  const isOrigin = given.is_origin === undefined ? undefined : isOriginCalled(given.is_origin, countries);
  if (given.is_origin !== undefined && isOrigin === undefined) {
    return { issue: { path: 'tributes.is_origin', key: 'validation.neitherCountry', args: { text: given.is_origin } } };
  }
  const alike = stored.flatMap((each, at) =>
    each.tribute.uuid === given.tribute.uuid &&
    (isOrigin ?? each.is_origin) === each.is_origin &&
    (given.tax_responsible ?? each.tax_responsible) === each.tax_responsible
      ? [at]
      : [],
  );
  if (alike.length > 1) return { issue: { path: 'tributes.tribute', key: 'validation.severalTributes' } };
  const at = alike[0] ?? stored.length;
  const before = stored[at];
  const base = before ?? {
    is_origin: true,
    type: given.value === undefined ? 'Variable' : 'Fixed',
    tax_responsible: 'exporter',
  };
  const { is_origin: _, ...others } = given;
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const after = { ...base, ...known, tribute: given.tribute, ...(isOrigin !== undefined && { is_origin: isOrigin }) };
  const tributes = [...stored.slice(0, at), after, ...stored.slice(at + 1)];
  const isSame = before !== undefined && Object.entries(after).every(([name, value]) => isEqual(value, before[name]));
  return { tributes, at, isSame, ...(before && { before }) };
}

const isEqual = (one: unknown, other: unknown): boolean =>
  isDecimalText(one) && isDecimalText(other)
    ? compareDecimals(one, other) === 0
    : isObject(one) && isObject(other)
      ? one['uuid'] === other['uuid']
      : one === other;
