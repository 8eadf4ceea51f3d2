import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { periodOf } from '../../../../domain/dates/period.ts';
import { monthText } from '../../../../domain/reports/monthText.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { SelectBox } from '../../../kinds/shared/SelectBox.tsx';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { ReportForm } from '../tools/ReportForm.tsx';
import { monthsBefore } from './monthsBefore.ts';
import { useMonthDownload } from './useMonthDownload.ts';

interface MonthDialogProps {
  /** The name of the files. */
  readonly name: string;
  readonly today: string;
  /** The month that is chosen first; by default the last one. */
  readonly first?: string | undefined;
  /** The short names of several companies; without them, the month of the entered one. */
  readonly companies?: readonly string[];
  readonly onClose: () => void;
  /** The choice of companies. */
  readonly children?: ReactNode;
}

/** Downloads what an accountant needs of a month. */
export function MonthDialog({ name, today, first, companies, onClose, children }: MonthDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [month, setMonth] = useState(first ?? periodOf('lastMonth', today).from.slice(0, 7));
  const download = useMonthDownload({ month, companies }, name, onClose);
  const { progress, error, isPending } = download;
  const label = translate('month.month');
  return (
    <DialogFrame
      title={translate('month.name')}
      size="sm"
      onClose={onClose}
      actions={
        <DialogButtons pending={false} looking={isPending} onClose={onClose}>
          <Button
            variant="contained"
            disabled={companies?.length === 0}
            loading={isPending}
            onClick={() => download.save()}
          >
            {translate(error && progress && progress.part > 1 ? 'month.continue' : 'month.save')}
          </Button>
        </DialogButtons>
      }
    >
      <Typography sx={{ mb: 2 }}>{translate('month.about')}</Typography>
      <ReportForm
        values={{ month }}
        refused={{}}
        onChange={(_, value) => {
          if (!value) return;
          download.forget();
          setMonth(String(value));
        }}
      >
        <SelectBox
          input={{ source: 'month', label, resource: '', path: 'month', property: {} }}
          options={monthsBefore(today, month).map((value) => ({ value, label: monthText(value, language) }))}
        />
      </ReportForm>
      {children}
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      {progress && progress.parts > 1 && (
        <Typography role="status" color="textSecondary">
          {translate('month.progress', { ...progress })}
        </Typography>
      )}
    </DialogFrame>
  );
}
