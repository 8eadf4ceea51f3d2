import { useTranslate } from 'ra-core';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';
import { showsScheduleStatus } from './scheduleStatusWord.ts';

const status = pageProperty(invoices, 'status');
const payment = pageProperty(invoices, 'transactions.0.status');

/** The status of a contract's invoice: payment if issued; paused, skipped, or held with reason. */
export function ScheduleStatusTag({ of }: { readonly of: ContractInvoice }) {
  const translate = useTranslate();
  const { schedule_status: scheduleStatus, held_because: why } = of;
  if (showsScheduleStatus(of)) {
    return (
      <>
        <StatusTag tone={scheduleStatus === 'held' ? 'progress' : 'draft'}>
          {translate(`resources.invoices.values.schedule_status.${scheduleStatus}`)}
        </StatusTag>
        {why && (
          <span className="contract-invoice-aside">{translate(`resources.invoices.values.held_because.${why}`)}</span>
        )}
      </>
    );
  }
  const isIssued = of.status === 'billed' || of.status === 'paid';
  return <KindCell of={isIssued && of.transactions?.[0] ? payment : status} record={{ ...of, id: of.uuid }} />;
}
