import invoices from '../../../../schemas/resources/invoices.ts';
import { OwedSection } from '../../../documents/figures/OwedSection.tsx';
import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';

/** What is open of the invoices that an entity pays. */
export default function Owed({ record }: OwnSectionProps) {
  const filter = { payment_responsible: record.id, status: ['billed'] };
  return <OwedSection resource={invoices} filter={filter} amount="open_amount" />;
}
