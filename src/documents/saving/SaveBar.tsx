import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LiftToasts } from '../../shell/Toasts.tsx';
import { useLines } from '../grid/linesStore.ts';
import { documentTotals } from '../grid/totals.ts';
import { currencyOf, type FormValues } from '../form/documentForm.ts';

interface SaveBarProps {
  /** Which of the two is being done. */
  readonly saving: 'draft' | 'issue' | undefined;
  readonly onDraft: () => void;
  readonly onIssue: () => void;
}

/** Always in sight: what the exporter receives, what the importer pays, and the two ways to save. */
export function SaveBar({ saving, onDraft, onIssue }: SaveBarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const currency = currencyOf({ currency: useWatch<FormValues, 'currency'>({ name: 'currency' }) });
  const lines = useLines((state) => state.lines);
  const totals = documentTotals(lines, decimalsOf(currency));
  const figures = [
    ['receives', totals.importer_total_payable_exporter],
    ['pays', totals.importer_total_payable],
  ] as const;

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('documents.saving.label')}
      sx={{
        position: 'sticky',
        bottom: { xs: 0, sm: 16 },
        zIndex: 3,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        columnGap: 3,
      }}
    >
      <LiftToasts phone={120} wide={88} />
      <Stack component="dl" direction="row" sx={{ m: 0, gap: 3, flex: '1 1 320px', flexWrap: 'wrap', rowGap: 0.5 }}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`documents.saving.${name}`)}
            </Typography>
            <Typography component="dd" className="figures" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {formatMoney(amount, currency, language)}
            </Typography>
          </div>
        ))}
      </Stack>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          flex: { xs: '1 1 100%', sm: '1 0 auto' },
          justifyContent: 'flex-end',
          '& > *': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        <Button variant="outlined" loading={saving === 'draft'} disabled={saving !== undefined} onClick={onDraft}>
          {translate('documents.saving.draft')}
        </Button>
        <Button variant="contained" loading={saving === 'issue'} disabled={saving !== undefined} onClick={onIssue}>
          {translate('documents.saving.issue')}
        </Button>
      </Stack>
    </Paper>
  );
}
