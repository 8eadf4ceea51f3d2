import { useTranslate } from 'react-admin';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { formatDay } from '../../../../../domain/kinds/date.ts';
import { formatMoment } from '../../../../../domain/kinds/instant.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMayAudit } from '../../../../access/useMayAudit.ts';
import { StepRow } from '../../../../documents/steps/StepRow.tsx';
import { actorName } from '../../../../generate/history/actorWords.ts';
import { useHistory } from '../../../../generate/history/useHistory.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { todayInZone, zone } from '../../../../i18n/zone.ts';
import type { InvoiceSectionProps, ListedInvoice } from '../actions/dialogProps.ts';
import { stepsOf, type Step } from '../steps/stepsOf.ts';
import { useMailed } from '../steps/useMailed.ts';

/** A scheduled invoice that is still to be issued. */
const toIssue: ReadonlySet<string> = new Set<ListedInvoice['schedule_status'] & string>(['to_come', 'held']);

/** The steps of an invoice; none while it is not to be issued. */
export default function Steps({ record }: InvoiceSectionProps) {
  const { schedule_status: scheduleStatus } = record;
  return !scheduleStatus || toIssue.has(scheduleStatus) ? <StepsOf record={record} /> : null;
}

/** What happened to an invoice and what is to come, each with its date and who did it. */
function StepsOf({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const hasHistory = useMayAudit(invoices) && !record.schedule_status;
  const { data: entries = [] } = useHistory({
    resource: invoices,
    id: record.uuid,
    record,
    enabled: hasHistory,
  });
  const messages = useMailed(record);
  const today = todayInZone();
  const dayOf = (at: string) => formatDay(at.length > 10 ? localTime(new Date(at), zone()) : at, language, today);
  const when = ({ name, at }: Step) => at && (name === 'seen' ? formatMoment(at, language, zone(), today) : dayOf(at));
  const who = ({ by, to, expected }: Step) => {
    if (to) return to.length > 1 ? translate('documents.steps.people', { smart_count: to.length }) : to[0];
    if (expected) return dayOf(expected);
    // Without the address that the history adds.
    return by && actorName(by.replace(/ <[^<>]*>$/, ''), translate);
  };
  const steps = stepsOf(record, { entries, messages }).map((step) => ({
    name: step.name,
    label: translate(`invoices.steps.${step.name}`),
    at: when(step),
    note: who(step),
  }));
  return <StepRow steps={steps} />;
}
