import Link from '@mui/material/Link';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import invoices, { type Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { type OtherPayer, otherPayers } from './otherPayers.ts';
import { useSums } from './useOwed.ts';

/** Payers are looked for among so many open invoices. */
const most = 100;

/** What other clients pay of a client's open invoices: a sentence for each, with a link to its invoices. */
export function PaidByOthers({ client }: { readonly client: string }) {
  const { data = [] } = useGetList<Invoice & RaRecord<string>>(
    invoices.name,
    {
      filter: { service_buyer: client, status: ['billed'] },
      pagination: { page: 1, perPage: most },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { fields: ['payment_responsible'] },
    },
    { retry: false },
  );
  return otherPayers(client, data).map((payer) => <PaidBy key={payer.uuid} client={client} payer={payer} />);
}

function PaidBy({ client, payer }: { readonly client: string; readonly payer: OtherPayer }) {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  const filter = { service_buyer: client, payment_responsible: payer.uuid, status: ['billed'] };
  const { data } = useSums(invoices, filter, true);
  if (!data?.sums?.length) return null;
  const to = `${createPath({ resource: invoices.name, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const amounts = data.sums.map(({ currency, amounts: { open_amount: open = '0' } }) =>
    formatMoney(open, currency, language),
  );
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'block', py: 1 }}>
      {translate('documents.owed.byPayer', {
        payer: payer.name,
        smart_count: data.sums.reduce((total, { count }) => total + count, 0),
        amounts: amounts.join(' · '),
      })}
    </Link>
  );
}
