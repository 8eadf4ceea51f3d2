import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { documentLanguage } from '../../../../../domain/documents/language.ts';
import { plainText } from '../../../../../domain/richText/plainText.ts';
import { richTextOf } from '../../../../../domain/richText/richText.ts';
import { recurrenceOf } from '../../../../../domain/recurrence/schedule/recurrence.ts';
import { fillRichText } from '../../../../../domain/recurrence/texts/fillTexts.ts';
import { occurrenceValues } from '../../../../../domain/recurrence/texts/occurrenceValues.ts';
import { filledTerms } from '../../../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import { billingPeriods } from '../../../../../schemas/parts/recurrence/recurrence.ts';
import type { FormValues } from '../../../../documents/form/documentForm.ts';
import { useCountedLines } from '../../../../documents/grid/lines/linesStore.ts';
import { useCorridor } from '../../../../documents/parties/useCorridor.ts';
import { useOwnCompany } from '../../../../documents/parties/useOwnCompany.ts';
import { useLanguage } from '../../../../i18n/language.ts';

const watched = [
  ...filledTerms,
  'due_date',
  'frequency_symbology',
  'frequency',
  'billing_period',
  'occurrence',
] as const;

/** How the next invoice shows the texts of the edited contract that have placeholders; nothing without any. */
export function FilledTexts() {
  const translate = useTranslate();
  const own = useLanguage();
  const { data: company } = useOwnCompany();
  const { destiny } = useCorridor();
  const lines = useCountedLines();
  const entered = useWatch<FormValues>({ name: watched });
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(watched.map((name, at) => [name, entered[at]]));
  const recurrence = recurrenceOf(values);
  const texts = [...lines.map(({ description }) => description), ...filledTerms.map((name) => values[name])]
    .map((text) => richTextOf(text ?? '') ?? '')
    .filter((text) => plainText(text).includes('{{'));
  if (!recurrence || texts.length === 0) return null;
  const occurrence = Number(values['occurrence'] ?? 1);
  const billing_period = billingPeriods.find((one) => one === values['billing_period']) ?? 'none';
  const language = documentLanguage(company?.documents?.language, destiny ?? undefined) ?? own;
  const filled = occurrenceValues({ ...recurrence, billing_period }, occurrence, language);
  return (
    <Alert severity="info" icon={false} sx={{ mt: 2 }}>
      <AlertTitle>{translate('contracts.placeholders.preview', { occurrence })}</AlertTitle>
      {texts.map((text, at) => (
        <Box key={at} lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {plainText(fillRichText(text, filled))}
        </Box>
      ))}
    </Alert>
  );
}
