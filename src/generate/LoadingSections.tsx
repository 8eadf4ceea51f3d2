import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { SkeletonCards } from '../shell/feedback/SkeletonCards.tsx';

/** Placeholders of the sections of a record. */
export function LoadingSections() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-busy="true" aria-label={translate('common.loading')} spacing={2}>
      <SkeletonCards height={200} />
    </Stack>
  );
}
