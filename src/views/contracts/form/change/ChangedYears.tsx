import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useOpenYears } from '../../years/useOpenYears.ts';
import { Year } from '../../years/Year.tsx';
import { ChangedRows } from './ChangedRows.tsx';
import type { ChangedInvoice } from './changes.ts';

interface ChangedYearsProps {
  readonly invoices: readonly ChangedInvoice[];
  readonly currency: string;
}

const yearOf = ({ invoice }: ChangedInvoice): string => invoice.due_date.slice(0, 4);

/** What counts in a sum: neither cancelled nor skipped by a pause. */
const counts = ({ invoice: { status, standing } }: ChangedInvoice): boolean =>
  status !== 'cancelled' && standing !== 'paused';

/** The invoices of a contract by the year they fall due in, open where the first of those is that are changed. */
export function ChangedYears({ invoices, currency }: ChangedYearsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const byYear = [...Map.groupBy(invoices, yearOf)];
  const first = invoices.find(({ isReached }) => isReached);
  const names = byYear.map(([year]) => year);
  const { listed, untold, isOpen, turn, listMore } = useOpenYears(names, first && yearOf(first));
  const sumOf = (of: readonly ChangedInvoice[]) =>
    sumAmounts(
      of.filter(counts).map(({ after }) => after),
      decimalsOf(currency),
    );
  return (
    <div className="schedule-years">
      {byYear.slice(0, listed).map(([year, of]) => (
        <Year
          key={year}
          year={year}
          count={of.length}
          sum={formatMoney(sumOf(of), currency, language)}
          isOpen={isOpen(year)}
          onTurn={() => turn(year)}
        >
          {() => <ChangedRows invoices={of} currency={currency} />}
        </Year>
      ))}
      {untold > 0 && (
        <Button size="small" onClick={listMore}>
          {translate('contracts.moreYears', { smart_count: untold })}
        </Button>
      )}
    </div>
  );
}
