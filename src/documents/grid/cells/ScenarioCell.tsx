import type { RaRecord } from 'ra-core';
import { use, useMemo } from 'react';
import { useTells } from '../../../kinds/reference/useTells.tsx';
import resource, { type Scenario } from '../../../../schemas/resources/scenarios.ts';
import { useGridControls } from '../controls.ts';
import { CorridorContext } from '../corridor.ts';
import { toLineScenario } from '../line.ts';
import type { Cell } from '../navigate.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';

type ScenarioRow = Scenario & RaRecord<string>;

const scenarios = { resource: 'scenarios', sort: { field: 'name', order: 'ASC' }, staleTime: 15_000 } as const;
const words = { placeholder: 'documents.grid.scenarioPlaceholder', none: 'documents.lookup.noScenarios' };
const nameOf = ({ name }: ScenarioRow) => name;

/** The scenario of a line: which tributes apply, and who answers for them. Those for the parties' countries come first. */
export function ScenarioCell({ line, label, errorId }: CellProps) {
  const controls = useGridControls();
  const { between } = use(CorridorContext);
  const { textOf } = useTells(resource);
  const source = useMemo(() => ({ ...scenarios, ...(between && { filter: { between } }) }), [between]);
  const cell: Cell = { key: line.key, column: 'scenario' };

  const pick = (row: ScenarioRow) => {
    controls.chooseScenario(line.key, toLineScenario(row));
    controls.advance(cell);
  };

  return (
    <LookupCell<ScenarioRow>
      column="scenario"
      line={line}
      label={label}
      errorId={errorId}
      words={words}
      source={source}
      chosen={line.scenario}
      nameOf={nameOf}
      onPick={pick}
      onClear={() => controls.change(line.key, { scenario: undefined })}
      drawRow={(row) => (
        <span>
          {row.name}
          <span className="line-code">{textOf(row)}</span>
        </span>
      )}
    />
  );
}
