import { Hint } from '../../shell/Hint.tsx';
import './cells.css';

interface TotalCellProps {
  readonly amount: string;
  /** What it is made of: names and amounts. */
  readonly parts: readonly (readonly [name: string, amount: string])[];
}

/** What a document comes to; the hint says of what it is made. */
export function TotalCell({ amount, parts }: TotalCellProps) {
  const hint = (
    <span className="document-total-parts figures">
      {parts.map(([name, part]) => (
        <span key={name} className="document-total-part">
          <span>{name}</span>
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
  return (
    <Hint hint={hint}>
      <span className="document-total figures">{amount}</span>
    </Hint>
  );
}
