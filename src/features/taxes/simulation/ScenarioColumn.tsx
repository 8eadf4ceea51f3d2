import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Simulated } from '../../../../dataProvider/calls/simulations.ts';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import { referenceKey } from '../../../../domain/kinds/reference.ts';
import { mayDo } from '../../../access/authProvider.ts';
import { useMe } from '../../../access/useMe.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import { resourceOf } from '../../../data/resources.ts';
import { ReferenceBox } from '../../../kinds/reference/ReferenceBox.tsx';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { scenarioField } from './data/formState.ts';
import { draftSearch, type SimulationState } from './data/simulationState.ts';
import { ColumnFigures } from './ColumnFigures.tsx';
import { MoneyWay } from './MoneyWay.tsx';
import type { VariableRow } from './data/useVariableRows.ts';
import { StatedValues } from './StatedValues.tsx';

interface ScenarioColumnProps {
  readonly at: number;
  readonly state: SimulationState;
  /** Its answer; undefined of the column in which a further scenario is chosen. */
  readonly query: UseQueryResult<Simulated | undefined> | undefined;
  /** Its variable rows, once they are read. */
  readonly rows: readonly VariableRow[] | undefined;
  /** The answer that this one is compared with. */
  readonly beside: Simulated | undefined;
  /** The amount that is drawn at full width. */
  readonly whole: number;
  /** Whether something is recoverable in some scenario. */
  readonly recovers: boolean;
}

const ofScenario = { type: 'string', kind: 'reference', ref: 'scenarios' } as const;

/** A scenario with its figures and the way of its money; empty to choose a further one. */
export function ScenarioColumn({ at, state, query, rows, beside, whole, recovers }: ScenarioColumnProps) {
  const translate = useTranslate();
  const scenario = state.scenarios[at];
  const source = scenarioField(at);
  const label = translate(scenario || at === 0 ? 'simulation.scenario' : 'simulation.another', { number: at + 1 });
  const line = query?.data;
  const isLacking = rows?.some(({ uuid }) => scenario?.values[uuid] === undefined) ?? false;
  return (
    <section className="simulation-column" aria-label={line?.scenery.name ?? label} data-empty={!scenario || undefined}>
      <div className="simulation-choice">
        <ReferenceBox
          input={{ source, path: source, resource: 'scenarios', label, property: ofScenario, isFilter: true }}
          keep={referenceKey}
        />
        {line && <h2 className="simulation-name">{line.scenery.name}</h2>}
        {scenario && rows && <StatedValues at={at} rows={rows} />}
      </div>
      {scenario && !line && <Unanswered query={query} isLacking={isLacking} />}
      {line && line.price === undefined && <Alert severity="info">{translate('simulation.unreachable')}</Alert>}
      {line?.price !== undefined && (
        <>
          <ColumnFigures line={line} beside={beside} state={state} recovers={recovers} />
          <MoneyWay line={line} currency={state.currency} whole={whole} />
          <DraftButton state={state} at={at} price={line.price} />
        </>
      )}
    </section>
  );
}

/** A placeholder while the answer is awaited, or why there is none. What is refused stands at its field. */
function Unanswered({ query, isLacking }: Pick<ScenarioColumnProps, 'query'> & { readonly isLacking: boolean }) {
  const translate = useTranslate();
  const error = query?.error;
  if (isLacking) return <Alert severity="info">{translate('simulation.valuesNeeded')}</Alert>;
  if (error instanceof HttpError && error.status === 400) {
    return <Alert severity="info">{translate('simulation.refused')}</Alert>;
  }
  if (error) return <ErrorState message={error.message || undefined} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="rounded" height={184} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={280} />
    </div>
  );
}

/** Opens the form of a new invoice with this line. */
function DraftButton({ state, at, price }: Pick<ScenarioColumnProps, 'state' | 'at'> & { readonly price: string }) {
  const translate = useTranslate();
  const pathOf = useCreatePath();
  const invoices = resourceOf('invoices');
  const scenario = state.scenarios[at];
  const isAllowed = mayDo(useMe(), 'company', invoices, 'create');
  if (!scenario || !isAllowed) return null;
  const to = `${pathOf({ resource: invoices.name, type: 'create' })}?${draftSearch(state, scenario, price)}`;
  return (
    <Button className="simulation-draft" variant="outlined" component={Link} to={to}>
      {translate('simulation.draft')}
    </Button>
  );
}
