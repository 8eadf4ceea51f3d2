import invoices from '../../../../schemas/resources/invoices.ts';
import { OwedSection } from '../../../documents/figures/OwedSection.tsx';
import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';

/** What is due on the invoices that somebody bought by. */
export default function Owed({ record }: OwnSectionProps) {
  return <OwedSection resource={invoices} filter={{ service_buyer: record.id, status: ['billed'] }} amount="amount" />;
}
