import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useLabelOf } from '../../../../../kinds/shared/words.ts';
import { InvoiceSelect, isToCome } from '../../invoices/InvoiceSelect.tsx';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { amendmentAsks } from './amendmentAsks.ts';

interface OccurrenceBoxProps {
  readonly contract: string;
  readonly source: 'occurrence' | 'last_occurrence';
}

/** Selects an invoice of a contract: scheduled, or as its last also issued. */
export function OccurrenceBox({ contract, source }: OccurrenceBoxProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(amendmentAsks.name);
  const { data: all = [] } = useContractInvoices(contract);
  const reach: unknown = useWatch({ name: 'reach' });
  const isLast = source === 'last_occurrence';
  const issued = isLast ? all.filter((one) => one.number !== undefined).slice(-1) : [];
  // As the last one, a date may be entered instead.
  const none = isLast ? '—' : reach === 'only' ? undefined : translate('contracts.amend.next');
  const choices = [...issued, ...all.filter(isToCome)];
  return <InvoiceSelect source={source} label={labelOf(source)} choices={choices} none={none} />;
}
