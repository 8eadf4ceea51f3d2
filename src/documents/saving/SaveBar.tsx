import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { FooterBar } from '../../forms/FooterBar.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useCountedLines } from '../grid/linesStore.ts';
import { documentTotals } from '../grid/totals.ts';
import { currencyOf, type FormValues } from '../form/documentForm.ts';
import './totals.css';

interface SaveBarProps {
  /** Which of the two was asked for last. */
  readonly asked: 'draft' | 'issue';
  readonly onDraft: () => void;
  readonly onIssue: () => void;
}

/** Always in sight: what is to be paid, what it costs the importer, and the two ways to save. */
export function SaveBar({ asked, onDraft, onIssue }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <FooterBar label={translate('documents.saving.label')}>
      <Totals />
      <Box
        sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: 'none' }, '& > *': { flex: { xs: 1, sm: 'none' } } }}
      >
        <Button
          variant="outlined"
          loading={isSubmitting && asked === 'draft'}
          disabled={isSubmitting}
          onClick={onDraft}
        >
          {translate('documents.saving.draft')}
        </Button>
        <Button
          variant="contained"
          loading={isSubmitting && asked === 'issue'}
          disabled={isSubmitting}
          onClick={onIssue}
        >
          {translate('documents.saving.issue')}
        </Button>
      </Box>
    </FooterBar>
  );
}

/** What it comes to, as it is typed. */
function Totals() {
  const translate = useTranslate();
  const language = useLanguage();
  const currency = currencyOf({ currency: useWatch<FormValues, 'currency'>({ name: 'currency' }) });
  const lines = useCountedLines();
  const totals = documentTotals(lines, decimalsOf(currency));
  const figures = [
    ['importer_total_payable_exporter', totals.importer_total_payable_exporter],
    ['importer_total_payable', totals.importer_total_payable],
  ] as const;
  return (
    <dl className="totals">
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{translate(`figures.${name}`)}</dt>
          <dd className="figures">{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
