import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { cardGrid } from '../../../shell/display/cardGrid.ts';

/** Placeholders of cards; `height` is the height of one in pixels. */
export function LoadingCards({ height }: { readonly height: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy="true" aria-label={translate('common.loading')} sx={cardGrid}>
      <SkeletonCards height={height} count={6} />
    </Box>
  );
}
