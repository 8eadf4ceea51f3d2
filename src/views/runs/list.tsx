import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import issueSettings from '../../../schemas/resources/issue-settings.ts';
import runs from '../../../schemas/resources/runs.ts';
import { Acting } from '../../generate/actions/Acting.tsx';
import { SettingsButton } from '../../generate/form/SettingsButton.tsx';
import { ListBody } from '../../generate/list/ListBody.tsx';
import { ListFrame } from '../../generate/list/ListFrame.tsx';
import { ListKeys } from '../../generate/list/ListKeys.tsx';
import { Loaded } from '../../shell/feedback/Loaded.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Aside } from './upcoming/Aside.tsx';
import { NextDays } from './upcoming/NextDays.tsx';
import { NextRun } from './upcoming/NextRun.tsx';
import { usePreview } from './upcoming/usePreview.ts';

const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** The page of billing runs: held invoices, the next run, and the ledger. */
export default function RunsPage() {
  const translate = useTranslate();
  const preview = usePreview();
  return (
    <ListFrame resource={runs}>
      <PageHeader
        title={translate('resources.runs.name', { smart_count: 2 })}
        actions={<SettingsButton resource={issueSettings} />}
      />
      <ListKeys />
      <Stack spacing={2} sx={{ containerType: 'inline-size' }}>
        <Loaded query={preview} height={220}>
          {(found) => (
            <>
              <Aside preview={found} />
              <Box sx={beside}>
                <NextRun preview={found} />
                <NextDays preview={found} />
              </Box>
            </>
          )}
        </Loaded>
        <Box component="section" aria-labelledby="past-runs">
          <Typography id="past-runs" variant="h5" component="h2" sx={{ mt: 2, mb: 1.5 }}>
            {translate('runs.past.title')}
          </Typography>
          <Acting resource={runs} isList>
            <ListBody resource={runs} />
          </Acting>
        </Box>
      </Stack>
    </ListFrame>
  );
}
