import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { headerHeight } from './CompanyHeader.tsx';
import { tiles } from './Figures.tsx';
import { tileHeight } from './FigureTile.tsx';

/** The chart with what stands beside it. */
export const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** The home page of a company that invoices in one currency, while it loads. */
export function HomeSkeleton() {
  const translate = useTranslate();
  return (
    <>
      <span role="status" className="visually-hidden">
        {translate('common.loading')}
      </span>
      <SkeletonCards count={1} height={headerHeight} />
      <div>
        <Box sx={{ height: 24, mb: 1.5 }} />
        <Box sx={tiles}>
          <SkeletonCards count={4} height={tileHeight} />
        </Box>
      </div>
      <Box sx={beside}>
        <SkeletonCards count={1} height={385} />
        <Stack sx={{ gap: 2 }}>
          <SkeletonCards count={1} height={118} />
          <SkeletonCards count={1} height={110} />
        </Stack>
      </Box>
      <SkeletonCards count={1} height={676} />
    </>
  );
}
