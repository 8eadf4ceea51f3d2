import { RecordContextProvider, useListContext } from 'react-admin';
import { memo, useMemo } from 'react';
import { get } from 'react-hook-form';
import { linesOf, type LineDetail, type RowLines as Lines } from '../../../../domain/lists/lines.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ActionsButton } from '../../actions/ActionsButton.tsx';
import type { ActedRecord } from '../../actions/useActions.ts';
import { pageProperty, type PageProperty } from '../../properties.ts';
import { useTitle } from '../../useRecordName.ts';
import { useChoosing } from '../bulk/Choosing.tsx';
import { SelectRow } from '../bulk/Selection.tsx';
import { CellValue } from './CellValue.tsx';
import { useColumnWord } from './columnWords.ts';
import { hasValue } from './hasValue.ts';
import { Lateness } from './Lateness.tsx';
import { RowLink, rowPress } from './RowLink.tsx';
import { useRowTarget } from './useRowTarget.ts';
import './lines.css';

/** The second line has no room for more. */
const mostDetails = 2;

interface RowLinesProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** The rows of a list on a narrow screen, two lines each: who and how much, then details and status. */
export function RowLines({ resource, columns }: RowLinesProps) {
  const { data = [], selectedIds } = useListContext<ActedRecord>();
  const { isChoosing } = useChoosing();
  const targetOf = useRowTarget(resource);
  const lines = useMemo(() => linesOf(resource, columns.map(pathOf)), [resource, columns]);
  const { due } = resource.list;
  const isDueShown = columns.some(({ path }) => path === due?.on);
  return (
    <ul className="list-lines">
      {data.map((record) => (
        <Row
          key={record.id}
          resource={resource}
          lines={lines}
          due={isDueShown ? due : undefined}
          record={record}
          to={targetOf(record)}
          isChosen={isChoosing ? selectedIds.includes(record.id) : undefined}
        />
      ))}
    </ul>
  );
}

const pathOf = ({ path }: PageProperty): string => path;

interface RowProps {
  readonly resource: Resource;
  readonly lines: Lines;
  /** The due date, if the user shows it. */
  readonly due: Resource['list']['due'];
  readonly record: ActedRecord;
  readonly to: string | undefined;
  /** Undefined while rows are not being selected. */
  readonly isChosen: boolean | undefined;
}

const Row = memo(function Row({ resource, lines, due, record, to, isChosen }: RowProps) {
  const { lead, figure, state } = lines;
  const title = useTitle(resource, record);
  const valueOf = (path: string) => <CellValue of={pageProperty(resource, path)} record={record} />;
  const details = lines.details.filter(({ path }) => hasValue(resource, path, record)).slice(0, mostDetails);
  return (
    <RecordContextProvider value={record}>
      <li className="list-line" data-chosen={isChosen} data-leads={to !== undefined} {...rowPress}>
        {isChosen !== undefined && (
          <div className="list-choice" data-control>
            <SelectRow resource={resource} />
          </div>
        )}
        <div className="list-line-body">
          <div className="list-line-first">
            <div>
              <RowLink to={to}>
                {lead !== undefined && valueOf(lead)}
                {lead !== resource.label && (
                  <>
                    {' '}
                    <span className="visually-hidden">{title}</span>
                  </>
                )}
              </RowLink>
            </div>
            {figure !== undefined && hasValue(resource, figure, record) && (
              <div className="figures">{valueOf(figure)}</div>
            )}
          </div>
          <div className="list-line-second">
            <div>
              {details.map((detail) => (
                <Detail key={detail.path} resource={resource} record={record} {...detail} />
              ))}
            </div>
            <State resource={resource} state={state} due={due} record={record} />
          </div>
        </div>
        <ActionsButton record={record} />
      </li>
    </RecordContextProvider>
  );
});

interface DetailProps extends LineDetail {
  readonly resource: Resource;
  readonly record: ActedRecord;
}

/** A value after its name, which only screen readers need for most. */
function Detail({ resource, record, path, isNamed }: DetailProps) {
  const wordOf = useColumnWord(resource.name);
  return (
    <span>
      <span className={isNamed ? undefined : 'visually-hidden'}>{wordOf(path)}: </span>
      <CellValue of={pageProperty(resource, path)} record={record} />
    </span>
  );
}

interface StateProps extends Pick<RowProps, 'resource' | 'due' | 'record'> {
  readonly state: string | undefined;
}

/** Since when a record is late, and its status. */
function State({ resource, state, due, record }: StateProps) {
  const since: unknown = due && get(record, due.late) === true ? get(record, due.on) : undefined;
  return (
    <>
      {typeof since === 'string' && <Lateness since={since} />}
      {state !== undefined && hasValue(resource, state, record) && (
        <CellValue of={pageProperty(resource, state)} record={record} />
      )}
    </>
  );
}
