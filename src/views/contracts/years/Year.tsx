import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import './years.css';

interface YearProps {
  readonly year: string;
  /** How many invoices make up its sum. */
  readonly count: number;
  /** What they come to, as it is written. */
  readonly sum: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  /** What is there to see of it once it is open: drawn only then. */
  readonly children: () => ReactNode;
}

/** One year of invoices: how many it has and what they come to; open, each of them. */
export function Year({ year, count, sum, isOpen, onTurn, children }: YearProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="year" aria-labelledby={id}>
      <h3>
        <button type="button" id={id} aria-expanded={isOpen} onClick={onTurn}>
          <ExpandIcon fontSize="small" className="year-turn" />
          <span>{year}</span>
          <span className="year-count">{translate('contracts.invoices', { smart_count: count })}</span>
          <span className="year-sum figures">{sum}</span>
        </button>
      </h3>
      {isOpen && children()}
    </section>
  );
}
