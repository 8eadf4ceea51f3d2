import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';

const email = pageProperty(messages, 'email');

/** The address that was mailed, marked if it got a copy. */
export default function EmailCell({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const isCopy = record['recipient_type'] === 'cc';
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, minWidth: 0 }}>
      <KindCell of={email} record={record} />
      {isCopy && <StatusTag tone="draft">{translate('delivery.copy')}</StatusTag>}
    </span>
  );
}
