import { useTranslate } from 'react-admin';
import { LinesSection } from '../../../../documents/figures/LinesSection.tsx';
import type { ContractSectionProps } from '../actions/dialogProps.ts';

/** The lines of each invoice. */
export default function Lines({ record: { items_invoice: lines, currency } }: ContractSectionProps) {
  const translate = useTranslate();
  return <LinesSection title={translate('contracts.lines.title')} lines={lines} currency={currency} />;
}
