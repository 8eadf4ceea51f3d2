import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import issueSettings from '../../../../schemas/resources/recurrence/issue-settings.ts';
import runs from '../../../../schemas/resources/recurrence/runs.ts';
import { RecordActionsProvider } from '../../../generate/actions/RecordActionsProvider.tsx';
import { SettingsButton } from '../../../generate/form/dialogs/SettingsButton.tsx';
import { ListBody } from '../../../generate/list/table/ListBody.tsx';
import { ListFrame } from '../../../generate/list/ListFrame.tsx';
import { ListKeys } from '../../../generate/list/tools/ListKeys.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { Aside } from './upcoming/Aside.tsx';
import { NextDays } from './upcoming/NextDays.tsx';
import { NextRun } from './upcoming/NextRun.tsx';
import { usePreview } from './upcoming/usePreview.ts';

// Without a container query: the sections have one of their own, and in nested ones Chromium does not style resized charts.
const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-start',
  '& > *': { flex: '2 1 394px', minWidth: 0 },
  '& > :first-of-type': { flex: '3 1 590px' },
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
      <Stack spacing={2}>
        <QueryResult query={preview} height={220}>
          {(found) => (
            <>
              <Aside preview={found} />
              <Box sx={beside}>
                <NextRun preview={found} />
                <NextDays preview={found} />
              </Box>
            </>
          )}
        </QueryResult>
        <Box component="section" aria-labelledby="past-runs">
          <Typography id="past-runs" variant="h5" component="h2" sx={{ mt: 2, mb: 1.5 }}>
            {translate('runs.past.title')}
          </Typography>
          <RecordActionsProvider resource={runs} isList>
            <ListBody resource={runs} />
          </RecordActionsProvider>
        </Box>
      </Stack>
    </ListFrame>
  );
}
