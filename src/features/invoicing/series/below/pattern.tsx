import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { printingIssues } from '../../../../../domain/numbering/pattern.ts';
import { printNumber } from '../../../../../domain/numbering/printNumber.ts';

/** Below the pattern: how it prints the first number of this year. */
export default function PrintedNumber() {
  const translate = useTranslate();
  const [prefix, pattern, restart]: unknown[] = useWatch({ name: ['prefix', 'pattern', 'restart'] });
  if (typeof prefix !== 'string' || typeof pattern !== 'string') return null;
  const printing = { prefix, pattern, restart: String(restart) };
  if (printingIssues(printing).length > 0) return null;
  const number = printNumber(printing, new Date().getFullYear(), 1);
  return <FormHelperText>{translate('generate.series.printed', { number })}</FormHelperText>;
}
