import PrintIcon from '@mui/icons-material/PrintOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { isCurrencyCode } from '../../../../domain/kinds/currency.ts';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { RequirePermission } from '../../../generate/RequirePermission.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { useCopy } from '../../../shell/useCopy.ts';
import { searchOf, stateOf } from './data/simulationState.ts';
import { Simulation } from './Simulation.tsx';
import './simulation.css';

/** What a price becomes in some scenarios, or which price a figure needs (`/company/simulation`). */
export function SimulationPage() {
  return (
    <RequirePermission resource="scenarios" action="list">
      <Page />
    </RequirePermission>
  );
}

/** The scenarios that a page without a link begins with. */
const firstScenarios = 2;

function Page() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const isLinked = search.has('amount');
  const company = useOwnCompany();
  const first = useGetList<RaRecord<string>>(
    'scenarios',
    { pagination: { page: 1, perPage: firstScenarios }, sort: { field: 'name', order: 'ASC' } },
    { enabled: !isLinked },
  );
  const isReady = isLinked || (!company.isPending && !first.isPending);
  const own = company.data?.currency;
  const state = stateOf(search, isCurrencyCode(own) ? own : 'USD', first.data?.map(({ id }) => id) ?? []);
  return (
    <div className="simulation">
      <PageHeader
        title={translate('simulation.title')}
        subtitle={translate('simulation.about')}
        actions={<Tools link={searchOf(state).toString()} />}
      />
      {isReady ? (
        <Simulation state={state} onChange={(next) => setSearch(searchOf(next), { replace: true })} />
      ) : (
        <Skeleton variant="rounded" height={480} aria-label={translate('common.loading')} />
      )}
    </div>
  );
}

/** Copies a link to the simulation, and prints it. */
function Tools({ link }: { readonly link: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const address = `${location.origin}${location.pathname}?${link}`;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        onClick={() => void copy(address, translate('simulation.linkCopied'))}
      >
        {translate('simulation.copyLink')}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('reportPage.print')}
      </Button>
    </>
  );
}
