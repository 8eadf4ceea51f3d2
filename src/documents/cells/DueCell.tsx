import { formatDay } from '../../../domain/kinds/date.ts';
import { factsHere } from '../../generate/facts.ts';
import { Lateness } from '../../generate/list/table/Lateness.tsx';
import { useLanguage } from '../../i18n/language.ts';
import './cells.css';

interface DueCellProps {
  readonly on: string;
  readonly isLate: boolean | undefined;
}

/** A due date above how late it is. */
export function DueCell({ on, isLate = false }: DueCellProps) {
  const language = useLanguage();
  return (
    <span className="document-stack">
      <time dateTime={on}>{formatDay(on, language, factsHere().today)}</time>
      {isLate && (
        <span className="document-aside">
          <Lateness since={on} />
        </span>
      )}
    </span>
  );
}
