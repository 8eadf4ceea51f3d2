import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { InvoiceSelect, isToCome } from '../../invoices/InvoiceSelect.tsx';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { amendmentAsks } from './amendmentAsks.ts';

interface OccurrenceBoxProps {
  readonly contract: string;
  readonly source: 'occurrence' | 'last_occurrence';
}

/** One of the invoices of a contract: one to come, or where it is the last, one that was issued. */
export function OccurrenceBox({ contract, source }: OccurrenceBoxProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(amendmentAsks.name);
  const { data: all = [] } = useContractInvoices(contract);
  const reach: unknown = useWatch({ name: 'reach' });
  const isLast = source === 'last_occurrence';
  const issued = isLast ? all.filter((one) => one.number !== undefined).slice(-1) : [];
  // Where it is the last, a date may be said in its place.
  const none = isLast ? '—' : reach === 'only' ? undefined : translate('contracts.amend.next');
  const choices = [...issued, ...all.filter(isToCome)];
  return <InvoiceSelect source={source} label={labelOf(source)} choices={choices} none={none} />;
}
