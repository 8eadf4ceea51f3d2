import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import './home.css';

interface HomeCardProps {
  readonly title: string;
  /** How many things the card counts. */
  readonly count?: number;
  /** A link or a legend beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a home page. */
export function HomeCard({ title, count = 0, beside, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className="home-card">
      <div className="home-card-head">
        <h2 id={id}>{title}</h2>
        {count > 0 && <span className="home-count figures">{count}</span>}
        <div className="home-beside">{beside}</div>
      </div>
      {children}
    </Card>
  );
}
