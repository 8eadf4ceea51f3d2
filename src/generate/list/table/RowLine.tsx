import { RecordContextProvider, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { LineDetail, RowLines } from '../../../../domain/lists/lines.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { Lateness } from './Lateness.tsx';
import { RowLink, rowPress } from './RowLink.tsx';
import './lines.css';

interface RowLineProps {
  readonly lines: RowLines;
  /** The due date, if lateness is shown. */
  readonly due?: Resource['list']['due'];
  readonly record: RaRecord;
  /** Its page. */
  readonly to: string | undefined;
  /** The name of the record for screen readers, where the first line begins with something else. */
  readonly title?: string | undefined;
  readonly wordOf: (path: string) => string;
  /** Whether the record has something to show at a path. */
  readonly has: (path: string) => boolean;
  readonly valueOf: (path: string) => ReactNode;
  readonly isChosen?: boolean | undefined;
  readonly choice?: ReactNode;
  /** The most details of the second line; by default all, which wrap. */
  readonly mostDetails?: number;
  readonly options?: ReactNode;
}

/** A record in two lines: who and how much, then details and status. */
export function RowLine({
  lines,
  due,
  record,
  to,
  title,
  isChosen,
  choice,
  options,
  has,
  mostDetails,
  ...texts
}: RowLineProps) {
  const { valueOf } = texts;
  const { lead, figure, state } = lines;
  const details = lines.details.filter(({ path }) => has(path)).slice(0, mostDetails);
  const since: unknown = due && get(record, due.late) === true ? get(record, due.on) : undefined;
  return (
    <RecordContextProvider value={record}>
      <li className="list-line" data-chosen={isChosen} data-leads={to !== undefined} {...rowPress}>
        {choice && (
          <div className="list-choice" data-control>
            {choice}
          </div>
        )}
        <div className="list-line-body">
          <div className="list-line-first">
            <div>
              <RowLink to={to}>
                {lead !== undefined && valueOf(lead)}
                {title !== undefined && (
                  <>
                    {' '}
                    <span className="visually-hidden">{title}</span>
                  </>
                )}
              </RowLink>
            </div>
            {figure !== undefined && has(figure) && <div className="figures">{valueOf(figure)}</div>}
          </div>
          <div className="list-line-second">
            <div>
              {details.map((detail) => (
                <Detail key={detail.path} {...detail} {...texts} />
              ))}
            </div>
            {typeof since === 'string' && <Lateness since={since} />}
            {state !== undefined && has(state) && valueOf(state)}
          </div>
        </div>
        {options}
      </li>
    </RecordContextProvider>
  );
}

/** A value after its name, which only screen readers need for most. */
function Detail({ path, isNamed, wordOf, valueOf }: LineDetail & Pick<RowLineProps, 'wordOf' | 'valueOf'>) {
  return (
    <span>
      <span className={isNamed ? undefined : 'visually-hidden'}>{wordOf(path)}: </span>
      {valueOf(path)}
    </span>
  );
}
