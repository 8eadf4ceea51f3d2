import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { mostDueDays } from '../../../../../schemas/parts/recurrence/recurrence.ts';

interface DueInFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Parses the days from issue to due date; undefined if invalid. */
export function dueDaysIn(text: string): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return days !== undefined && days <= mostDueDays ? days : undefined;
}

/** Asks for a new due date of overdue held invoices. */
export function DueInField({ text, onChange }: DueInFieldProps) {
  const translate = useTranslate();
  const isWrong = dueDaysIn(text) === undefined;
  return (
    <TextField
      label={translate('runs.confirm.dueIn')}
      helperText={
        isWrong ? translate('runs.confirm.dueInRange', { most: mostDueDays }) : translate('runs.confirm.dueInHint')
      }
      error={isWrong}
      required
      fullWidth
      value={text}
      onChange={(event) => onChange(event.target.value.trim())}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ mt: 2 }}
    />
  );
}
