import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { UpcomingInvoice } from '../../../../../dataProvider/calls/runs.ts';
import accounts from '../../../../../schemas/resources/payments/accounts.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import { useUpcomingTitle } from './upcomingColumns.tsx';

/** Links to the cause of a hold: an archived party, the accounts, the texts of parties and contract, else the contract. */
export function CauseLink({ row }: { readonly row: UpcomingInvoice }) {
  const translate = useTranslate();
  const titleOf = useUpcomingTitle();
  const contractPath = usePagePath(contracts);
  const entityPath = usePagePath(entities);
  const listPath = useCreatePath();
  const { held_because: why, service_buyer: buyer, payment_responsible: payer, contract_uuid: contract } = row;
  if (why === 'late' || why === 'due_before_emission') return null;
  const parties = [buyer, payer].flatMap((party) =>
    party ? [{ to: entityPath({ id: party.uuid }), words: 'openEntity', name: party.name }] : [],
  );
  const toContract = { to: contractPath({ id: contract }), words: 'openContract', name: titleOf(row) };
  const ways =
    why === 'party_archived'
      ? parties
      : why === 'account_unusable'
        ? [{ to: listPath({ resource: accounts.name, type: 'list' }), words: 'openAccounts', name: titleOf(row) }]
        : why === 'letter_unprintable'
          ? [...parties, toContract]
          : [toContract];
  return ways.map(({ to, words, name }) => {
    const label = translate(`runs.aside.${words}`);
    return (
      to && (
        <Button key={to} component={Link} to={to} size="small" aria-label={`${label}: ${name}`} sx={{ flex: 'none' }}>
          {label}
        </Button>
      )
    );
  });
}
