import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** A page whose code is loading. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="text" width={240} height={40} sx={{ mb: 3, transform: 'none' }} />
      <Skeleton variant="rounded" height={360} />
    </Box>
  );
}
