import { useState } from 'react';
import { useCreatePath, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { FieldErrors } from '../../../../dataProvider/httpError.ts';
import { refusalOf } from '../../../../domain/actions/commands.ts';
import { today as todayIn } from '../../../../domain/dates/today.ts';
import { emissionDate } from '../../../../domain/documents/emission.ts';
import invoices, { invoiceActions } from '../../../../schemas/resources/invoices.ts';
import { formPath } from '../../../generate/actions/formPath.ts';
import { useForeseen } from '../../../generate/list/useBulkCommand.ts';
import { useCommand } from '../../../generate/actions/useCommand.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { zone } from '../../../i18n/zone.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { unfitWords } from '../../../documents/saving/unfitWords.ts';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import { useInvoiceSubject } from '../actions/useInvoiceTitle.ts';

interface Confirmation {
  readonly confirm_scenarios?: true;
}

/**
 * Issues a draft. A past due date sends to the form; a past emission date, and what moved since it was written, are told
 * first (specification §4). Lines whose scenario is for other countries are told once the server has said so, and confirmed.
 */
export default function BillDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const subject = useInvoiceSubject(invoice);
  const { run, running } = useCommand<Confirmation>(invoices, 'bill', invoice.uuid, onClose);
  const [unfit, setUnfit] = useState<FieldErrors>();

  const foreseen = useForeseen({ resource: invoices, name: 'bill', chosen: [invoice.uuid] });
  const company = useOwnCompany();
  const { time_zone: ownZone, allows_retroactive: allowsRetroactive = false } = company.data ?? {};
  const today = todayIn(new Date(), ownZone ?? zone());
  const isNumbered = invoice.number !== undefined;
  const emission = emissionDate({ created: invoice.created, today, allowsRetroactive, isNumbered });
  const shown = (date: string) => formatDate(date, language);

  // What is going to move is told before it is asked for.
  const isLooking = company.isLoading || foreseen.isLoading;
  if (!isLooking && refusalOf(invoiceActions, 'bill', invoice, { today }) === 'invoice_due_date_past') {
    return (
      <ConfirmDialog
        open
        title={translate('invoiceActions.bill.overdueTitle')}
        subject={subject}
        content={translate('invoiceActions.bill.overdueBody', { due_date: shown(invoice.due_date) })}
        confirmLabel={translate('invoiceActions.bill.edit')}
        onConfirm={() => navigate(formPath(createPath, 'invoices', invoiceActions.commands.edit.opens, invoice.uuid))}
        onClose={onClose}
      />
    );
  }
  const issue = async () => {
    const said = await run(unfit ? { confirm_scenarios: true } : {});
    if (said && Object.keys(said).length > 0) setUnfit(said);
  };
  const consequence = translate('invoiceActions.bill.body');
  const warning =
    emission !== invoice.created &&
    translate('invoiceActions.bill.emissionToday', { created: shown(invoice.created), today: shown(today) });
  return (
    <ConfirmDialog
      open
      title={translate('invoiceActions.bill.title')}
      subject={subject}
      content={[
        unfit && unfitWords(unfit, translate),
        consequence,
        isLooking ? translate('generate.bulk.looking') : warning,
        ...(foreseen.data?.notices ?? []),
      ]
        .filter(Boolean)
        .join('\n\n')}
      confirmLabel={translate(unfit ? 'invoiceForm.issue.anyway' : 'invoiceActions.bill.confirm')}
      onConfirm={() => void issue()}
      onClose={onClose}
      looking={isLooking}
      pending={running}
    />
  );
}
