import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { LateCharge } from '../../../../dataProvider/calls/collecting.ts';
import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import { type ActedRecord, useActions } from '../../../generate/actions/useActions.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useProposal } from './LateChargeLine.tsx';
import { MadeCharges } from './MadeCharges.tsx';

interface LateChargeNoticeProps {
  readonly record: ActedRecord;
  readonly charge: LateCharge;
}

const command = 'charge_late';

/** What the late payment of an invoice costs today, with the company's words and the way to a draft. */
export function LateChargeNotice({ record, charge }: LateChargeNoticeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const proposal = useProposal();
  const { actions, openDialog } = useActions();
  const charging = isOffered(actions, command, record) && (
    <Button color="inherit" size="small" onClick={() => openDialog(record, command)}>
      {translate('resources.invoices.actions.charge_late.name')}
    </Button>
  );
  return (
    <Alert severity="info" action={charging} sx={{ flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
      <AlertTitle>{proposal(charge)}</AlertTitle>
      {[charge.words[language].trim(), translate('collecting.late.notDue')].filter(Boolean).join(' ')}
      <MadeCharges made={charge.made} />
    </Alert>
  );
}
