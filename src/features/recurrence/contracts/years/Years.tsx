import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import type { YearOf } from '../../../../../domain/recurrence/schedule/years.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Year } from './Year.tsx';

interface YearsProps<One> {
  readonly years: readonly YearOf<One>[];
  /** The year that is initially open. */
  readonly first: string | undefined;
  readonly currency: string;
  readonly children: (invoices: readonly One[]) => ReactNode;
}

/** The invoices of a contract by year; further years are listed on request. */
export function Years<One>({ years, first, currency, children }: YearsProps<One>) {
  const translate = useTranslate();
  const language = useLanguage();
  const names = years.map(({ year }) => year);
  const { listed, hidden, isOpen, turn, listMore } = useOpenYears(names, first);
  return (
    <div className="years">
      {years.slice(0, listed).map(({ year, invoices, total, counted }) => (
        <Year
          key={year}
          year={year}
          count={counted}
          sum={formatMoney(total, currency, language)}
          isOpen={isOpen(year)}
          onTurn={() => turn(year)}
        >
          {() => children(invoices)}
        </Year>
      ))}
      {hidden > 0 && (
        <Button size="small" onClick={listMore}>
          {translate('contracts.moreYears', { smart_count: hidden })}
        </Button>
      )}
    </div>
  );
}

/** The number of years listed initially, and per click, because a contract may have six hundred invoices. */
const [atFirst, atOnce] = [6, 24];

/** Manages listed and open years: initially all up to the relevant one, which is open. */
function useOpenYears(years: readonly string[], first: string | undefined) {
  const [listed, setListed] = useState(() => Math.max(atFirst, years.indexOf(first ?? '') + 1));
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (year: string): boolean => turned.get(year) ?? year === first;
  return {
    listed,
    hidden: Math.max(0, years.length - listed),
    isOpen,
    turn: (year: string) => setTurned((before) => new Map([...before, [year, !isOpen(year)]])),
    listMore: () => setListed((before) => before + atOnce),
  };
}
