import type { RaRecord } from 'ra-core';
import type { RecordSource } from '../../../kinds/shared/combobox/useRecordChoices.ts';
import type { Scenario } from '../../../../schemas/resources/scenarios.ts';
import { useGridControls } from '../controls.ts';
import { toLineScenario } from '../line.ts';
import type { Cell } from '../navigate.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';

type ScenarioRow = Scenario & RaRecord<string>;

const scenarios: RecordSource = { resource: 'scenarios', sort: { field: 'name', order: 'ASC' }, staleTime: 15_000 };
const words = { placeholder: 'documents.grid.scenarioPlaceholder', none: 'documents.lookup.noScenarios' };
const nameOf = ({ name }: ScenarioRow) => name;

/** The scenario of a line: which tributes apply, and who answers for them. */
export function ScenarioCell({ line, label, errorId }: CellProps) {
  const controls = useGridControls();
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
      source={scenarios}
      chosen={line.scenario}
      nameOf={nameOf}
      onPick={pick}
      onClear={() => controls.change(line.key, { scenario: undefined })}
      drawRow={(row) => (
        <span>
          {row.name}
          {row.code && <span className="line-code">{row.code}</span>}
        </span>
      )}
    />
  );
}
