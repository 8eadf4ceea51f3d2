import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { receiptIssues, settle } from '../../../../../domain/payments/receipt.ts';
import { zone } from '../../../../i18n/zone.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { FormLock } from '../../../../forms/FormLock.tsx';
import { checkedBy } from '../../../../generate/validate/resolver.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { receiptOf, thisMinute, type ReceiptInput, type ReceiptValues } from '../../../payments/receipts/receiptOf.ts';
import { ReceiptFields } from '../../../payments/receipts/ReceiptFields.tsx';
import { Remaining } from '../../../payments/receipts/Remaining.tsx';
import { StaysOpen } from '../../../payments/receipts/StaysOpen.tsx';
import { useWithholding } from '../../../payments/receipts/useWithholding.ts';
import { WithheldFields } from '../../../payments/receipts/WithheldFields.tsx';
import { proposalsOf, withheldFormIssues } from '../../../payments/receipts/withheldOf.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { useOwnCompany } from '../../../../documents/parties/useOwnCompany.ts';

/** Records a manual payment (specification §4 "receive invoice"). */
export default function ReceiveDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useTitle(invoices, invoice);
  const formId = useId();
  const paid = { currency: invoice.currency, created: invoice.created, open: invoice.open_amount ?? '0' };
  const company = useOwnCompany();
  const timeZone = company.data?.time_zone ?? zone();
  const form = useForm<ReceiptValues>({
    defaultValues: {
      amount: paid.open,
      exchange_currency: invoice.currency,
      fee: null,
      payment_date: thisMinute(),
      note: null,
    },
    mode: 'onTouched',
    resolver: checkedBy((values) => [
      ...receiptIssues(receiptOf(values, timeZone), paid, { now: new Date(), timeZone }),
      ...withheldFormIssues(values.withheld, paid.currency),
    ]),
  });
  const withholding = useWithholding(invoice);
  const { data: withheld } = withholding;
  const isWithheld = withheld !== undefined && withheld.results.length > 0;
  const { setValue, getValues } = form;
  useEffect(() => {
    if (!withheld) return;
    const proposals = proposalsOf(withheld, getValues('amount')) ?? [];
    setValue(
      'withheld',
      withheld.results.map(({ tribute }, at) => ({ tribute, amount: proposals[at] ?? null, certificate: null })),
    );
  }, [withheld, setValue, getValues]);
  const { run, running } = useCommand<ReceiptInput & { remaining_amount: string }>(
    invoices,
    'receive',
    invoice.uuid,
    onClose,
  );

  function showErrors(errors: Readonly<Record<string, string>>) {
    for (const [field, message] of Object.entries(errors)) {
      form.setError(field as keyof ReceiptValues, { message }, { shouldFocus: true });
    }
  }

  const submit = form.handleSubmit(async (values) => {
    const receipt = receiptOf(values, timeZone);
    showErrors((await run({ ...receipt, remaining_amount: settle(receipt, paid).remaining })) ?? {});
  });

  return (
    <FormDialog
      form={formId}
      title={translate('invoiceActions.receive.title')}
      subtitle={title}
      pending={running}
      onClose={onClose}
      confirm={translate('invoiceActions.receive.confirm')}
      button={{ loading: running || company.isLoading || withholding.isLoading }}
    >
      <FormProvider {...form}>
        <Stack component="form" id={formId} noValidate onSubmit={submit} spacing={1}>
          <Typography color="textSecondary" sx={{ pb: 1 }}>
            {translate('resources.invoices.fields.open_amount')}:{' '}
            <Typography component="strong" variant="subtitle2" color="textPrimary" className="figures">
              {formatMoney(paid.open, invoice.currency, language)}
            </Typography>
          </Typography>
          <FormLock>
            <Stack spacing={1}>
              <ReceiptFields
                invoiceCurrency={invoice.currency}
                isMailed={Boolean(invoice.responsible_email)}
                autoFocus
              />
              {isWithheld && <WithheldFields withholding={withheld} />}
            </Stack>
          </FormLock>
          <StaysOpen paid={paid} />
          <Remaining paid={paid} />
        </Stack>
      </FormProvider>
    </FormDialog>
  );
}
