import { useTranslate } from 'react-admin';
import type { ListedContract } from '../actions/dialogProps.ts';

export const width = 160;

/** Frequency and count: "Monthly · 12 invoices". */
export default function FrequencyCell({ record }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  const often = translate(`resources.contracts.values.frequency_symbology.${record.frequency_symbology}`);
  return <span>{`${often} · ${translate('contracts.invoices', { smart_count: record.frequency })}`}</span>;
}
