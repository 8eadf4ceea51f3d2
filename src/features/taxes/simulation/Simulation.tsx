import { HttpError } from '../../../../dataProvider/httpError.ts';
import { mostSimulated } from '../../../../schemas/parts/taxes/simulation.ts';
import { ReportForm } from '../../reports/tools/ReportForm.tsx';
import { fieldErrors, stateAfter, valuesOf } from './data/formState.ts';
import type { ChosenScenario, SimulationState } from './data/simulationState.ts';
import { useSimulations } from './data/useSimulations.ts';
import { useVariableRows } from './data/useVariableRows.ts';
import { ScenarioColumn } from './ScenarioColumn.tsx';
import { SimulationFields } from './SimulationFields.tsx';
import { SimulationHead } from './SimulationHead.tsx';

interface SimulationProps {
  readonly state: SimulationState;
  readonly onChange: (state: SimulationState) => void;
}

/** The amount that is simulated, and a column for each scenario, with a further one to choose. */
export function Simulation({ state, onChange }: SimulationProps) {
  const rowsOf = useVariableRows(state);
  const lacks = (scenario: ChosenScenario) =>
    rowsOf(scenario)?.every(({ uuid }) => scenario.values[uuid] !== undefined) !== true;
  const queries = useSimulations(state, lacks);
  const refused = queries.flatMap(({ error }, at) => {
    const scenario = state.scenarios[at];
    return error instanceof HttpError && scenario ? [fieldErrors(error.errors, at, scenario)] : [];
  });
  const answers = queries.map(({ data }) => data);
  const first = answers.findIndex((answer) => answer?.price !== undefined);
  const whole = Math.max(0, ...answers.map((answer) => Number(answer?.importer_total_payable ?? 0)));
  const recovers = answers.some((answer) => Number(answer?.importer_recoverable ?? 0) > 0);
  const columns = Math.min(state.scenarios.length + 1, mostSimulated);
  return (
    <ReportForm
      values={valuesOf(state)}
      refused={Object.assign({}, ...refused.toReversed())}
      onChange={(name, value) => {
        const next = stateAfter(state, name, value);
        if (next) onChange(next);
      }}
    >
      <SimulationFields />
      <SimulationHead state={state} />
      <div className="simulation-columns">
        {Array.from({ length: columns }, (_, at) => (
          <ScenarioColumn
            // The column that a scenario is chosen in becomes its own.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            state={state}
            query={queries[at]}
            rows={state.scenarios[at] && rowsOf(state.scenarios[at])}
            beside={first >= 0 && first !== at ? answers[first] : undefined}
            whole={whole}
            recovers={recovers}
          />
        ))}
      </div>
    </ReportForm>
  );
}
