import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';
import { figuresOfAll } from '../../../../domain/contracts/progress.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useOpenYears } from '../years/useOpenYears.ts';
import { Year } from '../years/Year.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';

interface InvoiceYearsProps {
  readonly invoices: readonly ContractInvoice[];
  readonly currency: string;
}

const yearOf = ({ due_date }: ContractInvoice): string => due_date.slice(0, 4);

/** The invoices of a contract by the year they fall due in, open where the next one is. */
export function InvoiceYears({ invoices, currency }: InvoiceYearsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const byYear = [...Map.groupBy(invoices, yearOf)];
  const next = invoices.find(({ standing }) => standing === 'to_come');
  const shown = next ?? invoices.at(-1);
  const names = byYear.map(([year]) => year);
  const { listed, untold, isOpen, turn, listMore } = useOpenYears(names, shown && yearOf(shown));
  return (
    <div>
      {byYear.slice(0, listed).map(([year, of]) => (
        <Year
          key={year}
          year={year}
          count={of.length}
          sum={formatMoney(figuresOfAll(of, currency).importer_total_payable_exporter, currency, language)}
          isOpen={isOpen(year)}
          onTurn={() => turn(year)}
        >
          {() => <InvoiceRows invoices={of} next={next?.uuid} />}
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
