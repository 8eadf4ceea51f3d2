import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The place of the first notices while they load. */
export const LoadingNotices = () => (
  <Stack spacing={2} sx={{ p: 2 }} aria-busy="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={36} />
    ))}
  </Stack>
);
