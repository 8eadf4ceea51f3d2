import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import { CommandQuestion } from '../../../../generate/actions/CommandQuestion.tsx';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { MadeCharges } from '../../../collecting/lateCharge/MadeCharges.tsx';
import { useChargeFacts, useLateCharge } from '../../../collecting/lateCharge/useLateCharge.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

const name = 'charge_late';

/** Charges late payment: shows how much, and asks again if another invoice charges it already. */
export default function ChargeLateDialog({ record, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const facts = useChargeFacts();
  const query = useLateCharge(record.uuid);
  const { data: charge } = query;
  if (charge && charge.made.length > 0) {
    const about = (
      <>
        <Alert severity="warning">
          {translate('collecting.late.warning')}
          <MadeCharges made={charge.made} />
        </Alert>
        <Facts facts={facts(charge)} hasFigures />
      </>
    );
    return <CommandDialog resource={invoices} name={name} record={record} about={about} onClose={onClose} />;
  }
  const refusal = charge && refusalOf(charge);
  return (
    <CommandQuestion
      resource={invoices}
      name={name}
      record={record}
      icon="percent"
      disabled={!charge || refusal !== undefined}
      below={
        <QueryResult query={query} height={96}>
          {(shown) =>
            refusal === undefined ? (
              <Facts facts={facts(shown)} hasFigures />
            ) : (
              <Alert severity="warning">{translate(`collecting.late.refused.${refusal}`)}</Alert>
            )
          }
        </QueryResult>
      }
      onClose={onClose}
    />
  );
}

/** Why the server would charge nothing. */
function refusalOf({ is_on: isOn, total }: { readonly is_on: boolean; readonly total: string }) {
  if (!isOn) return 'late_charges_off';
  return compareDecimals(total, '0') > 0 ? undefined : 'nothing_to_charge';
}
