import type { InvoiceSectionProps } from '../actions/dialogProps.ts';
import { Notices } from '../standing/Notices.tsx';
import { Scheduled } from '../standing/Scheduled.tsx';

/** How an invoice stands: its schedule before its issue, then what a user should know of it first. */
export default function Standing({ record }: InvoiceSectionProps) {
  return record.schedule_status ? <Scheduled record={record} /> : <Notices record={record} />;
}
