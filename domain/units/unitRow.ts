import type { Language } from '../languages.ts';

/** A row of the table: the names are "one|several", or one word for both. */
export type UnitRow = Readonly<Record<Language, string>> & {
  readonly symbol?: string;
  /** Further words that files use, separated by blanks. */
  readonly also?: string;
};

/** Units by their code of UN/ECE Recommendation 20, or 21 with a leading X. */
export type UnitRows = Readonly<Record<string, UnitRow>>;
