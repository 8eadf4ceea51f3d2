import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldsProps } from '../../../generate/form/fieldsSlot.ts';
import { CorridorSection } from './form/CorridorSection.tsx';
import { IdentitySection } from './form/IdentitySection.tsx';
import { TaxesSection } from './form/TaxesSection.tsx';
import { useCorridorPresets } from './form/useCorridorPresets.ts';
import { SampleCard } from './sample/SampleCard.tsx';
import './scenario.css';
import { taxRows } from './words/formRow.ts';
import { useSpeech } from './words/useSpeech.ts';

/** The form of a scenario: its countries and taxes, and beside them a line that has these. */
export default function Fields({ isNew }: FieldsProps) {
  const translate = useTranslate();
  useCorridorPresets(isNew);
  const [tributes, origin, destiny]: unknown[] = useWatch({ name: ['tributes', 'origin', 'destiny'] });
  const rows = useMemo(() => taxRows(tributes), [tributes]);
  const corridor = useMemo(() => ({ origin, destiny }), [origin, destiny]);
  const speech = useSpeech(corridor, rows);
  return (
    <div className="scenario">
      <Typography className="scenario-lead">{translate('scenarios.lead')}</Typography>
      <div className="scenario-columns">
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <CorridorSection speech={speech} isNew={isNew} />
          <TaxesSection rows={rows} corridor={corridor} speech={speech} />
          <IdentitySection isNew={isNew} />
        </Stack>
        <Box className="scenario-sample">
          <SampleCard rows={rows} speech={speech} corridor={corridor} />
        </Box>
      </div>
    </div>
  );
}
