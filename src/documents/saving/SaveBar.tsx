import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { FooterBar } from '../../forms/FooterBar.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useAdjustments } from '../form/useAdjustments.ts';
import { useCountedLines } from '../grid/lines/linesStore.ts';
import { documentTotals } from '../grid/lines/totals.ts';
import { currencyOf, useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import './totals.css';

interface SaveBarProps {
  /** The last requested way. */
  readonly current: Saving;
  readonly onSave: (saving: Saving) => void;
}

/** The sticky bar with the document's totals and the ways to save it. */
export function SaveBar({ current, onSave }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { savings } = useEnteredDocument().form;
  return (
    <FooterBar label={translate('documents.saving.label')}>
      <Totals />
      <Box
        sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: 'none' }, '& > *': { flex: { xs: 1, sm: 'none' } } }}
      >
        {savings.map((saving, index) => (
          <Button
            key={saving.name}
            variant={index === savings.length - 1 ? 'contained' : 'outlined'}
            loading={isSubmitting && current === saving}
            disabled={isSubmitting}
            onClick={() => onSave(saving)}
          >
            {translate(saving.label)}
          </Button>
        ))}
      </Box>
    </FooterBar>
  );
}

/** The totals while typing. */
function Totals() {
  const translate = useTranslate();
  const language = useLanguage();
  const { form } = useEnteredDocument();
  const values = useWatch<FormValues>();
  const currency = currencyOf({ currency: values.currency ?? null });
  const lines = useCountedLines();
  const decimals = decimalsOf(currency);
  const totals = documentTotals(lines, decimals, useAdjustments(decimals));
  return (
    <dl className="totals">
      {form.sums(totals, values).map(([key, amount]) => (
        <div key={key}>
          <dt>{translate(key)}</dt>
          <dd className="figures">{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
