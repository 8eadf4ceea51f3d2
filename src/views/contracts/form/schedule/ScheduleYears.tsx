import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { YearOfTerm } from '../../../../../domain/contracts/term.ts';
import { ScheduleYear } from './ScheduleYear.tsx';

interface ScheduleYearsProps {
  readonly years: readonly YearOfTerm[];
  readonly currency: string;
  readonly agreedOn: string;
}

/** So many years are listed at first, and with each press so many more: a contract may have six hundred. */
const [atFirst, atOnce] = [6, 24];

/** The years of a contract, the first of them open. */
export function ScheduleYears({ years, currency, agreedOn }: ScheduleYearsProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(atFirst);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const untold = years.length - shown;
  return (
    <div className="schedule-years">
      {years.slice(0, shown).map((of, index) => {
        const isOpen = turned.get(of.year) ?? index === 0;
        return (
          <ScheduleYear
            key={of.year}
            of={of}
            currency={currency}
            agreedOn={agreedOn}
            isOpen={isOpen}
            onTurn={() => setTurned((before) => new Map([...before, [of.year, !isOpen]]))}
          />
        );
      })}
      {untold > 0 && (
        <Button size="small" onClick={() => setShown((before) => before + atOnce)}>
          {translate('contractForm.schedule.moreYears', { smart_count: untold })}
        </Button>
      )}
    </div>
  );
}
