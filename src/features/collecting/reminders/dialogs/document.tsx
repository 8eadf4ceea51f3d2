import { knownNumber } from '../../../../../domain/documents/knownNumber.ts';
import { joined } from '../../../../../domain/words/isolated.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { collectingCalls } from '../../../../../dataProvider/calls/collecting.ts';
import type { Reminder } from '../../../../../schemas/resources/collecting/reminders.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { SaveLetter } from '../../remind/SaveLetter.tsx';

/** The letter of a reminder, to print and post. */
export default function ReminderDocument({ record, onClose }: ActionDialogProps<ActedRecord & Reminder>) {
  const translate = useTranslate();
  const http = useHttp();
  const title = record.level ?? translate('resources.reminders.actions.document.name');
  const subject = joined([knownNumber(record.invoice), record.client.name]);
  const letter = () => collectingCalls(http).letter(String(record.id));
  return (
    <DialogFrame
      title={title}
      subtitle={subject}
      onClose={onClose}
      actions={
        <SaveLetter name={`${title} ${knownNumber(record.invoice) ?? ''}`.trim()} letter={letter} variant="contained" />
      }
    >
      <Typography>{translate('collecting.remind.letter')}</Typography>
    </DialogFrame>
  );
}
