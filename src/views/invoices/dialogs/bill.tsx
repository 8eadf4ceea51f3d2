import { useState } from 'react';
import { useRefresh, useTranslate } from 'ra-core';
import type { FieldErrors } from '../../../../dataProvider/httpError.ts';
import { refusalOf } from '../../../../domain/actions/commands.ts';
import { today as todayIn } from '../../../../domain/dates/today.ts';
import { emissionDate } from '../../../../domain/documents/emission.ts';
import { invoiceActions } from '../../../../schemas/parts/invoiceActions.ts';
import invoices from '../../../../schemas/resources/invoices.ts';
import { useForeseen } from '../../../generate/list/useBulkCommand.ts';
import { useCommand } from '../../../generate/actions/useCommand.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { zone } from '../../../i18n/zone.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useAcceptance } from '../../../terms/useAcceptance.tsx';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { isOfLine, unfitWords } from '../../../documents/saving/unfitWords.ts';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { EditFirst, isLack } from '../actions/EditFirst.tsx';
import { useInvoiceSubject } from '../actions/useInvoiceTitle.ts';

interface Confirmation {
  readonly confirm_scenarios?: true;
}

/**
 * Issues a draft. A draft without lines, or with a past due date, leads to the form. The dialog warns of a past
 * emission date and of what changed since the draft was saved (specification §4). It asks for confirmation once the
 * server reports lines whose scenario is for other countries.
 */
export default function BillDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const subject = useInvoiceSubject(invoice);
  const { run, running } = useCommand<Confirmation>(invoices, 'bill', invoice.uuid, onClose);
  const refresh = useRefresh();
  const [unfit, setUnfit] = useState<FieldErrors>();

  const foreseen = useForeseen({ resource: invoices, name: 'bill', chosen: [invoice.uuid] });
  const acceptance = useAcceptance(invoiceActions.commands.bill.consent);
  const company = useOwnCompany();
  const { time_zone: ownZone, allows_retroactive: allowsRetroactive = false } = company.data ?? {};
  const today = todayIn(new Date(), ownZone ?? zone());
  const isNumbered = invoice.number !== undefined;
  const emission = emissionDate({ created: invoice.created, today, allowsRetroactive, isNumbered });
  const shown = (date: string) => formatDate(date, language);

  // Changes are shown before confirmation.
  const isLooking = company.isLoading || foreseen.isLoading;
  const lack = isLooking ? undefined : refusalOf(invoiceActions, 'bill', invoice, { today });
  if (isLack(lack)) return <EditFirst record={invoice} lack={lack} onClose={onClose} />;
  const issue = async () => {
    const said = await run(unfit ? { confirm_scenarios: true } : {});
    if (!said || Object.keys(said).length === 0) return;
    if (Object.keys(said).every(isOfLine)) setUnfit(said);
    // Its lines were removed meanwhile: the page shows the current state.
    else {
      refresh();
      onClose();
    }
  };
  const warning =
    emission !== invoice.created &&
    translate('invoiceActions.bill.emissionToday', { created: shown(invoice.created), today: shown(today) });
  const sentences = [
    unfit && unfitWords(unfit, translate),
    translate('invoiceActions.bill.body'),
    isLooking ? translate('generate.bulk.looking') : warning,
    ...(foreseen.data?.notices ?? []),
  ];
  return (
    <ConfirmDialog
      open
      title={translate('invoiceActions.bill.title')}
      subject={subject}
      content={
        <>
          {sentences.filter(Boolean).join('\n\n')}
          {acceptance.box}
        </>
      }
      confirmLabel={translate(unfit ? 'invoiceForm.issue.anyway' : 'invoiceActions.bill.confirm')}
      onConfirm={() => void issue()}
      onClose={onClose}
      looking={isLooking || acceptance.isLooking}
      disabled={!acceptance.isGiven}
      pending={running}
    />
  );
}
