import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { SideBySide } from './SideBySide.tsx';

/** The form while its document is read: its sections where they are going to stand. */
export function EditorSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('common.loading')} sx={{ gap: 2, containerType: 'inline-size' }}>
      <SideBySide as="equal">
        <Skeleton variant="rounded" height={276} />
        <Skeleton variant="rounded" height={276} />
      </SideBySide>
      <SideBySide as="lines">
        <Skeleton variant="rounded" height={308} />
        <Skeleton variant="rounded" height={640} />
      </SideBySide>
    </Stack>
  );
}
