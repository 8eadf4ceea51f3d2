import { once } from '../kinds/memoize.ts';
import { languageCodes, languages, type Language } from '../languages.ts';
import { sameText } from '../lists/searchText.ts';
import { counts } from './counts.ts';
import { measures } from './measures.ts';
import { packages } from './packages.ts';
import { time } from './time.ts';
import type { UnitRow, UnitRows } from './unitRow.ts';

/** Whether only whole numbers make sense, or parts too: half an hour. */
export type UnitKind = 'countable' | 'measurable';

interface Unit extends UnitRow {
  readonly kind: UnitKind;
  /** Whether it is printed by its symbol. */
  readonly isBySymbol: boolean;
}

const groups: readonly (readonly [UnitRows, UnitKind, isBySymbol: boolean])[] = [
  [time, 'measurable', false],
  [counts, 'countable', false],
  [measures, 'measurable', true],
  [packages, 'countable', false],
];

/** All units by code, those of services first. */
const units: ReadonlyMap<string, Unit> = new Map(
  groups.flatMap(([rows, kind, isBySymbol]) =>
    Object.entries(rows).map(([code, row]): [string, Unit] => [code, { ...row, kind, isBySymbol }]),
  ),
);

export const unitCodes: readonly string[] = [...units.keys()];

/** Returns whether a unit is counted or measured; undefined for an unknown code. */
export const unitKind = (code: string): UnitKind | undefined => units.get(code)?.kind;

export const isUnitCode = (value: unknown): value is string => typeof value === 'string' && units.has(value);

/** Returns the symbol of a unit, if the trade uses one: `kWh`. */
export const unitSymbol = (code: string): string | undefined => units.get(code)?.symbol;

/** Returns the name of one unit in the language, or the code: "hour". */
export const unitName = (code: string, language: Language): string => formsOf(code, language)?.[0] ?? code;

const plurals = once((language: Language) => new Intl.PluralRules(languages[language].tag));

/** Returns the unit as it stands beside a quantity: "days" of 19.875, "kWh" of 120. */
export function unitBeside(code: string, quantity: string, language: Language): string {
  const unit = units.get(code);
  if (unit?.isBySymbol && unit.symbol) return unit.symbol;
  const [one = code, several = one] = formsOf(code, language) ?? [];
  return plurals(language).select(Number(quantity)) === 'one' ? one : several;
}

/** Returns the code of a unit by code, symbol or name in any language, without regard to case and accents. */
export const unitCalled = (text: string): string | undefined => codesByWord().get(sameText(text));

const formsOf = (code: string, language: Language): readonly string[] | undefined =>
  units.get(code)?.[language].split('|');

const codesByWord = once(
  (): ReadonlyMap<string, string> =>
    new Map(unitCodes.flatMap((code) => wordsOf(code).map((word): [string, string] => [sameText(word), code]))),
);

/** All words that find a unit. */
export function wordsOf(code: string): string[] {
  const { symbol = '', also = '' } = units.get(code) ?? {};
  const names = languageCodes.flatMap((language) => formsOf(code, language) ?? []);
  const typed = symbol.replace('²', '2').replace('³', '3');
  return [code, symbol, typed, ...names, ...also.split(' ')].filter((word) => word !== '');
}
