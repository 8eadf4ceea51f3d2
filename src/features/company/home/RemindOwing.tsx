import { useGetList, type RaRecord } from 'react-admin';
import type { HomeOwing } from '../../../../dataProvider/calls/home.ts';
import { owedList } from '../../../../domain/company/home/lists.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { RemindDialog } from '../../collecting/remind/RemindDialog.tsx';

interface RemindOwingProps {
  readonly owing: Pick<HomeOwing, 'payer' | 'currency'>;
  readonly onClose: () => void;
}

/** The most invoices that one reminder from the home page names. */
const most = 100;

/** Reminds a client of what is overdue in a currency. */
export default function RemindOwing({ owing: { payer, currency }, onClose }: RemindOwingProps) {
  const { data } = useGetList<RaRecord<string>>(invoices.name, {
    filter: owedList(payer.uuid, currency),
    pagination: { page: 1, perPage: most },
    sort: { field: 'due_date', order: 'ASC' },
    meta: { fields: ['uuid'] },
  });
  if (!data || data.length === 0) return null;
  return <RemindDialog keys={data.map(({ id }) => id)} subject={payer.name} onClose={onClose} />;
}
