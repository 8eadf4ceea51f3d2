import { useTranslate, type RaRecord } from 'ra-core';
import type { Scenario } from '../../../../schemas/resources/scenarios.ts';
import { useGridControls } from '../controls.ts';
import { toLineScenario } from '../line.ts';
import type { Cell } from '../navigate.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';
import type { Source } from './useSuggestions.ts';

type ScenarioRow = Scenario & RaRecord<string>;

const scenarios: Source = { resource: 'scenarios', sort: 'name', staleTime: 15_000, none: 'noScenarios' };

/** The scenario of a line: which tributes apply, and who answers for them. */
export function ScenarioCell({ line, label, errorId }: CellProps) {
  const translate = useTranslate();
  const controls = useGridControls();
  const cell: Cell = { key: line.key, column: 'scenario' };

  const pick = (row: ScenarioRow | null) => {
    if (!row) return controls.change(line.key, { scenario: undefined });
    controls.chooseScenario(line.key, toLineScenario(row));
    controls.advance(cell);
  };

  return (
    <LookupCell<ScenarioRow>
      cell={cell}
      label={label}
      errorId={errorId}
      placeholder={translate('documents.grid.scenarioPlaceholder')}
      source={scenarios}
      value={line.scenario ? { uuid: line.scenario.uuid, label: line.scenario.name } : null}
      labelOf={(row) => row.name}
      onPick={pick}
      renderRow={(row) => (
        <span>
          {row.name}
          {row.code && <span className="line-code">{row.code}</span>}
        </span>
      )}
    />
  );
}
