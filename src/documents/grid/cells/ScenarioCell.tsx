import type { RaRecord } from 'react-admin';
import { memo, use, useMemo } from 'react';
import { useDetails } from '../../../kinds/reference/useDetails.tsx';
import resource, { type Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { useGridControls } from '../controls.ts';
import { CorridorContext } from '../corridor.ts';
import { type Line } from '../lines/line.ts';
import { toLineScenario } from '../lines/lineScenario.ts';
import { useTaxRates } from '../lines/useTaxRates.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';

type ScenarioRow = Scenario & RaRecord<string>;

const scenarios = { resource: 'scenarios', sort: { field: 'name', order: 'ASC' }, staleTime: 15_000 } as const;
const words = { placeholder: 'documents.grid.scenarioPlaceholder', none: 'documents.lookup.noScenarios' };
const nameOf = ({ name }: ScenarioRow) => name;

/** The scenario of a line. Those of the parties' countries are first. */
export const ScenarioCell = memo(function ScenarioCell({ scenario, ...of }: CellProps & Pick<Line, 'scenario'>) {
  const { lineKey } = of;
  const controls = useGridControls();
  const { between } = use(CorridorContext);
  const { textOf } = useDetails(resource);
  const rates = useTaxRates();
  const source = useMemo(() => ({ ...scenarios, ...(between && { filter: { between } }) }), [between]);

  return (
    <LookupCell<ScenarioRow>
      {...of}
      column="scenario"
      words={words}
      source={source}
      chosen={scenario}
      nameOf={nameOf}
      onPick={(row) => controls.chooseScenario(lineKey, toLineScenario(row, rates))}
      onClear={() => controls.change(lineKey, { scenario: undefined })}
      drawRow={(row) => (
        <span>
          {row.name}
          <span className="line-code">{textOf(row)}</span>
        </span>
      )}
    />
  );
});
