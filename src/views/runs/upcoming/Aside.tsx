import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Foreseen, Preview } from '../../../../dataProvider/calls/runs.ts';
import contracts from '../../../../schemas/resources/contracts.ts';
import entities from '../../../../schemas/resources/entities.ts';
import { usePagePath } from '../../../data/pagePath.ts';
import { Section } from '../../../generate/Section.tsx';
import { ForeseenRows } from './ForeseenRows.tsx';
import { useForeseenTitle } from './foreseenColumns.tsx';
import { RunNow } from './RunNow.tsx';

/** What was put aside, why, and the way to what stands against it. */
export function Aside({ preview: { results, held } }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const titleOf = useForeseenTitle();
  const rows = results.filter(({ standing }) => standing === 'held');
  if (rows.length === 0) return null;
  const isLate = rows.some(({ held_because: why }) => why === 'late');
  const more = held.reduce((sum, { count }) => sum + count, 0) - rows.length;
  const title = translate('runs.aside.title');
  return (
    <Section
      title={title}
      actions={<RunNow what="all" label={translate('runs.aside.retryAll')} asked={{ confirm_late: true }} isMain />}
    >
      <Stack sx={{ gridColumn: '1 / -1', gap: 2 }}>
        <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
          {translate('runs.aside.about')} {isLate && translate('runs.aside.late')}
        </Typography>
        <ForeseenRows
          label={title}
          rows={rows}
          columns={['contract', 'payer', 'created', 'due_date', 'total', 'held_because']}
          actionsOf={(row) => (
            <>
              <WayOut row={row} />
              <RunNow
                what="one"
                label={translate(row.held_because === 'late' ? 'runs.aside.issue' : 'runs.aside.retry')}
                subject={titleOf(row)}
                asked={{ uuid: [row.uuid] }}
              />
            </>
          )}
        />
        {more > 0 && (
          <Typography color="textSecondary">{translate('runs.aside.more', { smart_count: more })}</Typography>
        )}
      </Stack>
    </Section>
  );
}

/** Leads to what stands against an invoice: its parties where one of them is archived, else its contract. */
function WayOut({ row }: { readonly row: Foreseen }) {
  const translate = useTranslate();
  const titleOf = useForeseenTitle();
  const contractPath = usePagePath(contracts);
  const entityPath = usePagePath(entities);
  const { held_because: why, service_buyer: buyer, payment_responsible: payer, contract_uuid: contract } = row;
  if (why === 'late') return null;
  const parties = [buyer, payer].flatMap((party) =>
    party ? [{ to: entityPath({ id: party.uuid }), words: 'openEntity', name: party.name }] : [],
  );
  const ways =
    why === 'party_archived'
      ? parties
      : [{ to: contractPath({ id: contract }), words: 'openContract', name: titleOf(row) }];
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
