import { useListContext } from 'react-admin';
import { memo, useMemo } from 'react';
import { linesOf, type RowLines as Lines } from '../../../../domain/lists/lines.ts';
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
import { RowLine } from './RowLine.tsx';
import { useRowTarget } from './useRowTarget.ts';

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

/** The second line of a list has no room for more. */
const mostDetails = 2;

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
  const title = useTitle(resource, record);
  const wordOf = useColumnWord(resource.name);
  return (
    <RowLine
      lines={lines}
      due={due}
      record={record}
      to={to}
      title={lines.lead === resource.label ? undefined : title}
      wordOf={wordOf}
      has={(path) => hasValue(resource, path, record)}
      valueOf={(path) => <CellValue of={pageProperty(resource, path)} record={record} />}
      isChosen={isChosen}
      choice={isChosen !== undefined && <SelectRow resource={resource} />}
      mostDetails={mostDetails}
      options={<ActionsButton record={record} />}
    />
  );
});
