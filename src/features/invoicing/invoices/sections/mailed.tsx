import Box from '@mui/material/Box';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { addresseeText } from '../../../../../domain/delivery/addressees.ts';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import type { Message } from '../../../../../schemas/resources/delivery/messages.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import { useMay } from '../../../../access/useMay.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { followed } from '../../../../generate/refreshInterval.ts';
import { pageProperty } from '../../../../generate/properties.ts';
import { Section } from '../../../../generate/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

const delivery = pageProperty(messages, 'delivery');

/** The most recipients that the section names; the list of messages has all. */
const mostNamed = 20;

type Sent = Message & RaRecord<string>;

/** Who was mailed an invoice, and when; a copy stands apart. Nothing before the first mail. */
export default function Mailed({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayList = useMay(messages.name, 'list');
  const { data = [] } = useGetList<Sent>(
    messages.name,
    {
      pagination: { page: 1, perPage: mostNamed },
      sort: { field: 'created_at', order: 'ASC' },
      filter: { invoice: record.uuid, is_replaced: false },
    },
    {
      enabled: mayList && record.send_state !== undefined,
      retry: false,
      refetchInterval: followed(invoices, [record]),
    },
  );
  const mailed = data.filter(({ kind }) => kind === 'document');
  if (mailed.length === 0) return null;
  const labelOf = ({ name, email, recipient_type: type }: Sent) =>
    type === 'cc'
      ? translate('delivery.copyTo', { email: addresseeText({ name, email }) })
      : addresseeText({ name, email });
  const facts = mailed.map((message) => ({
    key: message.id,
    label: labelOf(message),
    value: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <span>{formatInstant(message.sent_at ?? message.created_at, language, zone())}</span>
        {message.delivery !== 'sent' && <KindCell of={delivery} record={message} />}
      </Box>
    ),
  }));
  return (
    <Section title={translate('delivery.mailed')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Facts facts={facts} />
      </Box>
    </Section>
  );
}
