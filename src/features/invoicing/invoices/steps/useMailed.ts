import { useGetList, type RaRecord } from 'react-admin';
import type { Message } from '../../../../../schemas/resources/delivery/messages.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import { useMay } from '../../../../access/useMay.ts';
import { followed } from '../../../../generate/refreshInterval.ts';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** The most mails that are read; the list of messages has all. */
const most = 20;

/** The mails of an invoice with its document, the first one first; none for users who may not list them. */
export function useMailed(record: InvoiceSectionProps['record']): readonly (Message & RaRecord<string>)[] {
  const mayList = useMay(messages.name, 'list');
  const { data = [] } = useGetList<Message & RaRecord<string>>(
    messages.name,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'created_at', order: 'ASC' },
      filter: { invoice: record.uuid, is_replaced: false },
    },
    {
      enabled: mayList && record.send_state !== undefined,
      retry: false,
      refetchInterval: followed(invoices, [record]),
    },
  );
  return data.filter(({ kind }) => kind === 'document');
}
