import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Correcting } from '../../../../dataProvider/calls/corrections.ts';
import type { corrections } from '../../../../schemas/parts/invoicing/correction.ts';
import creditNotes from '../../../../schemas/resources/invoicing/credit-notes.ts';
import { FieldOf } from '../../../documents/form/Field.tsx';
import { DialogGuard } from '../../../drafts/DialogGuard.tsx';
import { checkedBy } from '../../../generate/validate/resolver.ts';
import { FormDialog } from '../../../shell/dialog/FormDialog.tsx';

/** A way to correct a document. */
export type Way = (typeof corrections)[number];

interface CorrectionDialogProps {
  readonly title: string;
  readonly subject: string;
  /** The ways that the user has. */
  readonly ways: readonly Way[];
  readonly pending?: boolean;
  readonly onCorrect: (way: Way, reason: Correcting) => void;
  readonly onClose: () => void;
}

/** Asks how an issued document is corrected, if there are several ways, and why. */
export function CorrectionDialog({ title, subject, ways, pending = false, onCorrect, onClose }: CorrectionDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const [picked, pick] = useState<Way>();
  const way = picked ?? ways[0] ?? 'credit';
  const form = useForm<Correcting>({
    defaultValues: { reason: '', reason_code: 'other' },
    mode: 'onTouched',
    resolver: checkedBy(({ reason }) => (reason?.trim() ? [] : [{ path: 'reason', key: 'validation.required' }])),
  });
  return (
    <FormDialog
      form={formId}
      title={title}
      subtitle={subject}
      size="md"
      pending={pending}
      confirm={translate(`notes.correct.${way}.confirm`)}
      button={{ disabled: ways.length === 0 }}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={form.handleSubmit((reason) => onCorrect(way, reason))}>
          <DialogGuard />
          <Stack sx={{ gap: 1 }}>
            {ways.length > 1 && <WayChoice ways={ways} way={way} onPick={pick} />}
            <FieldOf resource={creditNotes} name="reason_code" required />
            <FieldOf resource={creditNotes} name="reason" required />
          </Stack>
        </form>
      </FormProvider>
    </FormDialog>
  );
}

interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onPick: (way: Way) => void;
}

function WayChoice({ ways, way, onPick }: WayChoiceProps) {
  const translate = useTranslate();
  const label = useId();
  return (
    <FormControl>
      <FormLabel id={label}>{translate('notes.correct.how')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={way}
        onChange={(_event, picked) => {
          const known = ways.find((one) => one === picked);
          if (known) onPick(known);
        }}
      >
        {ways.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.5 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 1, fontWeight: 500 }}>
                  {translate(`notes.correct.${one}.name`)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {translate(`notes.correct.${one}.about`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
