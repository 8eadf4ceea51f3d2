import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface SkeletonCardsProps {
  count?: number;
  height: number;
}

/** Placeholders of cards or form sections with their final height. */
export function SkeletonCards({ count = 3, height }: SkeletonCardsProps) {
  return Array.from({ length: count }, (_, index) => (
    <Box key={index} aria-hidden="true">
      <Skeleton variant="rounded" height={height} />
    </Box>
  ));
}
