import { useTranslate } from 'react-admin';
import { receiptPath } from '../../../../../dataProvider/calls/documents.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { PreviewDialog } from '../../../../documents/preview/PreviewDialog.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import type { BookedRow } from '../reverse/ReversedPayment.tsx';
import transactionSubject from '../subject.ts';

/** The receipt of a payment as its payer gets it. */
export default function ReceiptDialog({ record, onClose }: ActionDialogProps<BookedRow>) {
  const translate = useTranslate();
  const name = translate('resources.transactions.actions.receipt.name');
  const title = `${name} · ${transactionSubject(record, translate, useLanguage())}`;
  const { id: uuid } = record;
  return <PreviewDialog record={{}} drawn={{ uuid, address: receiptPath(uuid) }} title={title} onClose={onClose} />;
}
