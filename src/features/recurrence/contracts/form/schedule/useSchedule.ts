import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { recurrenceOf } from '../../../../../../domain/recurrence/schedule/recurrence.ts';
import { scheduleOf, type Lead, type Occurrence } from '../../../../../../domain/recurrence/schedule/schedule.ts';
import { figuresOfTerm, yearsOf } from '../../../../../../domain/recurrence/schedule/term.ts';
import type { YearOf } from '../../../../../../domain/recurrence/schedule/years.ts';
import { decimalsOf } from '../../../../../../domain/money/decimals.ts';
import type { TaxFigures } from '../../../../../../domain/taxes/figures.ts';
import { currencyOf, useEnteredDocument, type FormValues } from '../../../../../documents/form/documentForm.ts';
import { useAdjustments } from '../../../../../documents/form/useAdjustments.ts';
import { useCountedLines } from '../../../../../documents/grid/lines/linesStore.ts';
import { documentTotals } from '../../../../../documents/grid/lines/totals.ts';
import { useEnteredTerms } from '../../../../../documents/paymentTerms/usePayersTerms.ts';
import { todayIn } from '../../../../../documents/parties/exporter.ts';

/** The invoices that a contract would make. */
export interface Schedule {
  readonly occurrences: readonly [Occurrence, ...Occurrence[]];
  readonly years: readonly YearOf<Occurrence>[];
  readonly figures: TaxFigures;
  readonly currency: string;
  readonly agreedOn: string;
}

/** Returns the schedule of the edited contract; undefined while incomplete. Prices do not recompute dates. */
export function useSchedule(): Schedule | undefined {
  const { timeZone, leadDays: days } = useEnteredDocument().start.exporter;
  const { terms } = useEnteredTerms();
  const [due_date, frequency_symbology, frequency, chosen] = useWatch<
    FormValues,
    ['due_date', 'frequency_symbology', 'frequency', 'currency']
  >({ name: ['due_date', 'frequency_symbology', 'frequency', 'currency'] });
  const lines = useCountedLines();
  const currency = currencyOf({ currency: chosen });
  const decimals = decimalsOf(currency);
  const adjustments = useAdjustments(decimals);
  const agreedOn = todayIn(timeZone);
  const occurrences = useMemo(
    () => occurrencesOf({ due_date, frequency_symbology, frequency }, { days, terms, agreedOn }),
    [due_date, frequency_symbology, frequency, days, terms, agreedOn],
  );
  return useMemo(() => {
    const [first, ...others] = occurrences;
    if (!first) return undefined;
    const totals = documentTotals(lines, decimals, adjustments);
    return {
      occurrences: [first, ...others],
      years: yearsOf(occurrences, totals.total, currency),
      figures: figuresOfTerm(totals, occurrences.length, currency),
      currency,
      agreedOn,
    };
  }, [occurrences, lines, currency, decimals, adjustments, agreedOn]);
}

function occurrencesOf(entered: Readonly<Record<string, unknown>>, lead: Lead): readonly Occurrence[] {
  const recurrence = recurrenceOf(entered);
  return recurrence ? scheduleOf(recurrence, lead) : [];
}
