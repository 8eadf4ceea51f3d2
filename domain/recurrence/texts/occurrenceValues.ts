import type { OccurrencePlaceholder } from '../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import { partsOfDate } from '../../dates/date.ts';
import { once } from '../../kinds/memoize.ts';
import { periodText } from '../../kinds/period.ts';
import { languageCodes, languages, type Language } from '../../languages.ts';
import { billedPeriod, type BilledBy } from '../schedule/billedPeriod.ts';
import { dueDateOf } from '../schedule/schedule.ts';

/** The texts that placeholders are filled with. */
export type OccurrenceValues = Readonly<Record<OccurrencePlaceholder, string>>;

/** A contract as the texts of its invoices depend on it. */
export interface FilledBy extends BilledBy {
  /** The number of its invoices. */
  readonly frequency: number;
}

const months = once(
  (language: Language) => new Intl.DateTimeFormat(languages[language].tag, { month: 'long', timeZone: 'UTC' }),
);
const monthsOfYears = once(
  (language: Language) =>
    new Intl.DateTimeFormat(languages[language].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * Returns what the placeholders of an occurrence stand for. Month and year are those of the first day of its period, or of
 * its due date as computed from the first one; without a period, `{{period}}` is that month with its year.
 */
export function occurrenceValues(contract: FilledBy, occurrence: number, language: Language): OccurrenceValues {
  const period = billedPeriod(contract, occurrence);
  const day = period?.from ?? dueDateOf(contract, occurrence);
  const date = Date.parse(day);
  return {
    month: months(language).format(date),
    year: String(partsOfDate(day).year),
    period: period ? periodText(period, language) : monthsOfYears(language).format(date),
    occurrence: String(occurrence),
    occurrences: String(contract.frequency),
  };
}

/** The longest value of each placeholder, in any language and for any occurrence of any contract. */
export const longestValues: OccurrenceValues = longest();

function longest(): OccurrenceValues {
  const samples = languageCodes.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month)).flatMap((date) => [
      months(language).format(date),
      monthsOfYears(language).format(date),
    ]),
  );
  const within = (most: number) => 'x'.repeat(Math.max(most, ...samples.map(({ length }) => length)));
  return {
    month: within(0),
    year: '9999',
    period: within(periodText({ from: '9999-12-31', until: '9999-12-31' }, 'pt').length),
    occurrence: '999',
    occurrences: '999',
  };
}
