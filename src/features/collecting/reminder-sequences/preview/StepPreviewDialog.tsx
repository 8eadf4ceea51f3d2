import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { collectingCalls, type TriedStep } from '../../../../../dataProvider/calls/collecting.ts';
import type { Language } from '../../../../../domain/languages.ts';
import type { ReminderSequence } from '../../../../../schemas/resources/collecting/reminder-sequences.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { DocumentLanguage } from '../../../../documents/preview/DocumentLanguage.tsx';
import { useToast } from '../../../../generate/useToast.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { MailContent } from '../../../../shell/mails/MailContent.tsx';

interface StepPreviewDialogProps {
  readonly steps: ReminderSequence['steps'];
  readonly onClose: () => void;
}

/** The mail of a step in a language, on the latest invoice as if its day had come, and the same as a test to oneself. */
export function StepPreviewDialog({ steps, onClose }: StepPreviewDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [place, setPlace] = useState(0);
  const dayOf = (days: number) => {
    const side = days === 0 ? 'on' : days < 0 ? 'before' : 'after';
    return translate(`collecting.preview.days.${side}`, { smart_count: Math.abs(days) });
  };
  const tried = triedStep(steps[place], language);
  const query = useQuery({
    queryKey: ['reminder-sequences', 'texts', tried],
    queryFn: ({ signal }) => collectingCalls(http).stepPreview(tried, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const test = useMutation({
    mutationFn: () => collectingCalls(http).stepTest(tried),
    onSuccess: (answer) => toast.saved(answer),
    onError: toast.failed,
  });
  return (
    <DialogFrame title={translate('delivery.preview.title')} size="md" onClose={onClose} readOnly>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'end' }, mb: 1 }}>
        <TextField
          select
          size="small"
          label={translate('resources.reminder-sequences.fields.steps.level')}
          value={String(place)}
          onChange={(event) => setPlace(Number(event.target.value))}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {steps.map(({ level, days }, index) => (
            <MenuItem key={`${days}`} value={String(index)}>{`${level} · ${dayOf(Number(days))}`}</MenuItem>
          ))}
        </TextField>
        <Box sx={{ flexShrink: 0 }}>
          <DocumentLanguage value={language} onChange={setLanguage} />
        </Box>
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          startIcon={<MailIcon />}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {translate('delivery.test')}
        </Button>
      </Stack>
      <QueryResult query={query} height={560}>
        {(mail) => (
          <div aria-busy={query.isPlaceholderData}>
            <MailContent {...mail} />
          </div>
        )}
      </QueryResult>
    </DialogFrame>
  );
}

function triedStep(step: ReminderSequence['steps'][number] | undefined, language: Language): TriedStep {
  const { [`${language}_subject` as const]: subject, [`${language}_body` as const]: body, days = 0 } = step ?? {};
  return { language, days: Number(days), subject: String(subject ?? ''), body: String(body ?? '') };
}
