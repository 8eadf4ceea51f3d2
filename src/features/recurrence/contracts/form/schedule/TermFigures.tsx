import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface TermFiguresProps {
  /** By their names in the glossary, formatted. */
  readonly figures: readonly (readonly [name: string, written: ReactNode])[];
}

/** The importer's and exporter's totals over a contract's term, at today's figures. */
export function TermFigures({ figures }: TermFiguresProps) {
  const translate = useTranslate();
  return (
    <>
      <h3 className="schedule-heading">{translate('contractForm.schedule.term')}</h3>
      <dl className="schedule-figures">
        {figures.map(([name, written]) => (
          <div key={name}>
            <dt>{translate(`figures.${name}`)}</dt>
            <dd className="figures">{written}</dd>
          </div>
        ))}
      </dl>
      <p className="schedule-note">{translate('contractForm.schedule.note')}</p>
    </>
  );
}
