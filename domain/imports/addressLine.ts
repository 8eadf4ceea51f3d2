import { addressParts, type AddressPart } from '../../schemas/imports/addressParts.ts';

type Parts = Readonly<Partial<Record<AddressPart, string>>>;

/** How a country writes an address: the number before the street, or after it with or without a comma; then the town. */
interface Custom {
  readonly street: 'number first' | 'comma' | 'plain';
  readonly town: (town: Readonly<Record<'city' | 'state' | 'postcode', string>>) => string;
}

const joined = (sign: string, ...texts: readonly string[]): string => texts.filter((text) => text !== '').join(sign);

const townOf = {
  /** `New York, NY 10118` */
  american: ({ city, state, postcode }) => joined(', ', city, joined(' ', state, postcode)),
  /** `London, Greater London SW1A 2AA` */
  british: ({ city, state, postcode }) => joined(' ', joined(', ', city, state), postcode),
  /** `São Paulo - SP, 01310-100` */
  brazilian: ({ city, state, postcode }) => joined(', ', joined(' - ', city, state), postcode),
  /** `10115 Berlin`, `28013 Madrid, Madrid` */
  continental: ({ city, state, postcode }) => joined(', ', joined(' ', postcode, city), state),
} as const satisfies Record<string, Custom['town']>;

const customs: readonly (readonly [countries: string, Custom])[] = [
  ['US CA AU NZ PH PR', { street: 'number first', town: townOf.american }],
  ['GB IE IN ZA SG HK MY TH NG KE LK PK', { street: 'number first', town: townOf.british }],
  ['FR LU MC MA DZ TN', { street: 'number first', town: townOf.continental }],
  ['BR', { street: 'comma', town: townOf.brazilian }],
  [
    'DE AT CH LI NL BE DK SE NO FI IS PL CZ SK HU SI HR RO BG EE LV LT GR TR',
    { street: 'plain', town: townOf.continental },
  ],
];

const usual: Custom = { street: 'comma', town: townOf.continental };

const customOf: ReadonlyMap<string, Custom> = new Map(
  customs.flatMap(([countries, custom]) => countries.split(' ').map((country) => [country, custom] as const)),
);

const streetWith: Readonly<Record<Custom['street'], (street: string, number: string) => string>> = {
  'number first': (street, number) => joined(' ', number, street),
  comma: (street, number) => joined(', ', street, number),
  plain: (street, number) => joined(' ', street, number),
};

/** Returns whether a state says only that the place is not in Brazil. */
export const isAbroad = (state: string): boolean => /^(?:EX|EXTERIOR)$/i.test(state.trim());

/**
 * Writes the parts of an address in one line, in the order of its country: `Av. Paulista, 1000, Bela Vista, São Paulo - SP,
 * 01310-100`. Parts that the street already contains are not repeated.
 */
export function addressLine(parts: Parts, country?: string): string {
  const { street, town } = customOf.get(country ?? '') ?? usual;
  const written = (parts.street ?? '').trim();
  const own = Object.fromEntries(
    addressParts.map((part) => [part, part === 'street' ? written : restOf(part, parts[part] ?? '', written)]),
  ) as Record<AddressPart, string>;
  // Brazilian programs write these for places abroad.
  if (isAbroad(own.state)) own.state = '';
  if (isAbroad(own.city)) own.city = '';
  return joined(', ', streetWith[street](own.street, own.number), own.district, town(own));
}

/** Returns a part unless the street has it as a word; a number only after a comma, because streets have numbers too. */
function restOf(part: AddressPart, text: string, street: string): string {
  const own = wordsOf(text);
  const comma = part === 'number' ? street.indexOf(',') : 0;
  const words = comma < 0 ? [] : wordsOf(street.slice(comma));
  const isThere = words.some((_, at) => own.every((word, offset) => words[at + offset] === word));
  return isThere ? '' : text.trim();
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;\s]+/)
    .filter((word) => word !== '');

/** The digits of postal codes; spreadsheets drop zeros at the start. */
const postcodeDigits: Readonly<Record<string, number>> = {
  BR: 8,
  DE: 5,
  ES: 5,
  FR: 5,
  IT: 5,
  MX: 5,
  US: 5,
  PL: 5,
  FI: 5,
};

/** Returns a postal code that a spreadsheet stores as a number, with the zeros that it dropped. */
export const wholePostcode = (code: number, country = ''): string =>
  String(code).padStart(postcodeDigits[country] ?? 0, '0');
