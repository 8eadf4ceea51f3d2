import { useTranslate } from 'react-admin';
import { progressOf } from '../../../../../domain/recurrence/schedule/progress.ts';
import { releasedOf } from '../../../../../domain/recurrence/amendments/releasedAmount.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { CommandQuestion } from '../../../../generate/actions/CommandQuestion.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { ErrorState } from '../../../../shell/feedback/ErrorState.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useContractInvoices } from '../invoices/useContractInvoices.ts';

/** Cancels a contract after showing which invoices end and which stay due. */
export default function CancelDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const consequences = useConsequences(contract);
  const { data, error, refetch } = consequences;
  return (
    <CommandQuestion
      resource={contracts}
      name="cancel"
      record={contract}
      onClose={onClose}
      destructive
      title={translate('contracts.cancel.title')}
      content={
        error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          (data ?? translate('common.loading'))
        )
      }
      confirmLabel={translate('contracts.cancel.confirm')}
      looking={!data && !error}
      disabled={!data}
    />
  );
}

/** The effect on its invoices, as sentences. */
function useConsequences(contract: ContractDialogProps['record']) {
  const { uuid, currency, total_amount } = contract;
  const translate = useTranslate();
  const language = useLanguage();
  const { data: invoices, error, refetch } = useContractInvoices(uuid);
  if (!invoices) return { data: undefined, error, refetch };
  // Reverted drafts are cancelled too and are no longer due.
  const { billed, due, overdue, toCome } = progressOf(
    invoices.filter(({ status }) => status !== 'draft'),
    currency,
  );
  const drafts = invoices.filter(({ status }) => status === 'draft').length;
  const money = (of: string) => formatMoney(of, currency, language);
  const amount = (of: typeof due) => money(of.amount);
  const released = releasedOf(contract, { billed: billed.amount, toCome: '0' });
  const values = { agreed: money(total_amount), billed: amount(billed), released: money(released ?? '0') };
  const sentences = [
    translate('contracts.cancel.toCome', { smart_count: toCome.count, amount: amount(toCome) }),
    ...(drafts > 0 ? [translate('contracts.cancel.drafts', { smart_count: drafts })] : []),
    due.count > 0
      ? translate('contracts.cancel.due', { smart_count: due.count, amount: amount(due) })
      : translate('contracts.cancel.nothingDue'),
    ...(overdue.count > 0
      ? [translate(`contracts.cancel.${due.count === 1 ? 'dueIsOverdue' : 'overdue'}`, { smart_count: overdue.count })]
      : []),
    ...(released === undefined ? [] : [translate('contracts.cancel.released', values)]),
  ];
  return { data: [sentences.join(' '), translate('contracts.cancel.final')].join('\n\n'), error: null, refetch };
}
