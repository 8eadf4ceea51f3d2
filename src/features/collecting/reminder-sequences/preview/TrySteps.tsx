import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ReminderSequence } from '../../../../../schemas/resources/collecting/reminder-sequences.ts';
import { StepPreviewDialog } from './StepPreviewDialog.tsx';

/** Tries the texts of the steps as they are entered, once they are valid. */
export function TrySteps() {
  const translate = useTranslate();
  const { getValues, trigger } = useFormContext<ReminderSequence>();
  const [steps, setSteps] = useState<ReminderSequence['steps']>();
  const preview = async () => {
    if (await trigger('steps', { shouldFocus: true })) setSteps(getValues('steps'));
  };
  return (
    <>
      <Button size="small" startIcon={<PreviewIcon />} onClick={() => void preview()}>
        {translate('delivery.preview.open')}
      </Button>
      {steps && steps.length > 0 && <StepPreviewDialog steps={steps} onClose={() => setSteps(undefined)} />}
    </>
  );
}
