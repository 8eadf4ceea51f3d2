import { corridors } from '../../../schemas/packs/corridors.ts';
import { packCountries } from '../../../schemas/packs/countries.ts';
import type { PackCountry, PackRow, PackSide, PackTax, Words } from '../../../schemas/packs/pack.ts';
import { responsibleFor } from '../boxes.ts';

/** A country as packs name it. */
export type CountryOfPack = Pick<PackCountry, 'id' | 'identifier' | 'names'>;

/** What a scenario takes of a row as it is. */
export interface PackTerms extends Omit<
  PackRow,
  'tax' | 'box' | 'type' | 'source' | 'estimate' | 'note' | 'base_includes'
> {
  readonly is_origin: boolean;
  readonly type: NonNullable<PackRow['type']>;
  readonly tax_responsible: 'exporter' | 'importer';
}

/** A tax of a variant: its tribute with its country, and a row of a scenario. `base_includes` has keys of taxes. */
export interface PackTribute extends Pick<PackRow, 'source' | 'estimate' | 'note' | 'base_includes'> {
  readonly tax: PackTax;
  readonly country: CountryOfPack;
  readonly terms: PackTerms;
}

/** One way in which the taxes of both countries apply. */
export interface PackVariant {
  readonly code: string;
  readonly names: Words;
  readonly tributes: readonly PackTribute[];
  readonly not_due: NonNullable<PackSide['not_due']>;
  readonly remarks: readonly Words[];
}

/** The taxes on services from one country to another. */
export interface ScenarioPack {
  readonly code: string;
  readonly names: Words;
  readonly origin: CountryOfPack;
  readonly destiny: CountryOfPack;
  /** The day of its data. */
  readonly version: string;
  readonly checked_on: string;
  readonly look_after: string;
  readonly variants: readonly PackVariant[];
}

const languages = ['pt', 'en', 'es'] as const;

const inLanguages = (text: (language: (typeof languages)[number]) => string): Words => ({
  pt: text('pt'),
  en: text('en'),
  es: text('es'),
});

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);

/** Returns the sides of a country that hold for another one. */
const sidesFor = (sides: readonly PackSide[], { identifier }: PackCountry): PackSide[] =>
  sides.filter(({ partners }) => !partners || partners.includes(identifier));

function tributesOf({ taxes, id, identifier, names }: PackCountry, { rows }: PackSide, isOrigin: boolean) {
  return rows.map(({ tax: key, box, type = 'Fixed', source, estimate, note, base_includes, ...row }): PackTribute => {
    const tax = taxes.find((one) => one.key === key);
    if (!tax) throw new RangeError(`no tax ${key}`);
    // A tax of the destination that the provider charges and remits is in the box of what it charges.
    const is_origin = isOrigin || box === 'EI';
    const terms = { ...row, is_origin, type, tax_responsible: responsibleFor(box) };
    return { tax, country: { id, identifier, names }, terms, source, estimate, note, base_includes };
  });
}

/** Pairs each side of one country with each of the other; a side without a choice names nothing. */
function variantsOf(from: PackCountry, to: PackCountry): PackVariant[] {
  const [leaving, entering] = [sidesFor(from.origin, to), sidesFor(to.destiny, from)];
  return leaving.flatMap((origin) =>
    entering.map((destiny): PackVariant => {
      const sides = [origin, destiny];
      const named = [...(leaving.length > 1 ? [origin] : []), ...(entering.length > 1 ? [destiny] : [])];
      const telling = named.length > 0 ? named : [destiny];
      return {
        code: telling.map(({ code }) => code).join('-'),
        names: inLanguages((language) => telling.map(({ names }) => names[language]).join(' · ')),
        tributes: [...tributesOf(from, origin, true), ...tributesOf(to, destiny, false)],
        not_due: sides.flatMap(({ not_due: none = [] }) => none),
        remarks: sides.flatMap(({ remark }) => (remark ? [remark] : [])),
      };
    }),
  );
}

const between = { pt: 'para', en: 'to', es: 'a' } as const;

const countryOf = ({ id, identifier, names }: PackCountry): CountryOfPack => ({ id, identifier, names });

const packOf = (from: PackCountry, to: PackCountry): ScenarioPack => ({
  code: `${from.identifier}-${to.identifier}`,
  names: inLanguages((language) => `${from.names[language]} ${between[language]} ${to.names[language]}`),
  origin: countryOf(from),
  destiny: countryOf(to),
  version: later(from.checked_on, to.checked_on),
  checked_on: earlier(from.checked_on, to.checked_on),
  look_after: earlier(from.look_after, to.look_after),
  variants: variantsOf(from, to),
});

function countryNamed(identifier: string): PackCountry {
  const found = packCountries.find((country) => country.identifier === identifier);
  if (!found) throw new RangeError(`no country ${identifier}`);
  return found;
}

/** All packs, by origin and destination. */
export const scenarioPacks: readonly ScenarioPack[] = corridors
  .flatMap(([one, other]) => [
    packOf(countryNamed(one), countryNamed(other)),
    packOf(countryNamed(other), countryNamed(one)),
  ])
  .toSorted((one, other) => (one.code < other.code ? -1 : 1));

/** Returns the pack of a code, such as `BR-US`. */
export const packNamed = (code: string): ScenarioPack | undefined => scenarioPacks.find((pack) => pack.code === code);

/** Returns whether a pack wants a look: the day after which its rates should have been checked again has passed. */
export const wantsLook = ({ look_after: after }: Pick<ScenarioPack, 'look_after'>, day: string): boolean => day > after;
