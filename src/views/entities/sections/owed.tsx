import invoices from '../../../../schemas/resources/invoices.ts';
import { OwedSection } from '../../../documents/figures/OwedSection.tsx';
import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';

/** What is due on the invoices that somebody is to pay, their own or another's. */
export default function Owed({ record }: OwnSectionProps) {
  const filter = { payment_responsible: record.id, status: ['billed'] };
  return <OwedSection resource={invoices} filter={filter} amount="amount" />;
}
