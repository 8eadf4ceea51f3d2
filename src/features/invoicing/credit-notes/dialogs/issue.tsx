import { useTranslate, useGetOne, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import creditNotes, { type CreditNote } from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import type { Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { InputCommand } from '../../../../generate/actions/InputCommand.tsx';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Facts } from '../../../../shell/dialog/Facts.tsx';

type Note = CreditNote & RaRecord<string> & { readonly uuid: string };

const asks = inputOf(creditNotes, 'issue') ?? creditNotes;
/** The same without a question. */
const asksNothing: Resource = { ...asks, schema: { ...asks.schema, properties: {} } };

/** Issues a credit note; where it takes more than is open, it asks where the surplus goes. */
export default function IssueCreditNote({ record: note, onClose }: ActionDialogProps<Note>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: invoice } = useGetOne<Invoice & RaRecord<string>>(
    'invoices',
    { id: note.corrects?.uuid ?? note.corrects_uuid },
    { retry: false },
  );
  const { currency = '', total = '0' } = note;
  const open = invoice?.status === 'billed' ? (invoice.open_amount ?? '0') : '0';
  const facts = useMemo(
    () => [
      { label: translate('resources.credit-notes.fields.total'), value: formatMoney(total, currency, language) },
      ...(invoice
        ? [{ label: translate('resources.invoices.fields.open_amount'), value: formatMoney(open, currency, language) }]
        : []),
    ],
    [translate, total, currency, language, invoice, open],
  );
  const hasSurplus = invoice !== undefined && compareDecimals(total, open) > 0;
  return (
    <InputCommand
      resource={creditNotes}
      name="issue"
      record={note}
      asks={hasSurplus ? asks : asksNothing}
      about={<Facts facts={facts} />}
      onClose={onClose}
    />
  );
}
