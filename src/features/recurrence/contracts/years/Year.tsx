import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import './years.css';

interface YearProps {
  readonly year: string;
  /** The number of invoices in its sum. */
  readonly count: number;
  /** The formatted sum. */
  readonly sum: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  /** Renders the open content. */
  readonly children: () => ReactNode;
}

/** A year of invoices: count and sum; when open, each of them. */
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
