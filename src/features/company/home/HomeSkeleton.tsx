import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { headerHeight } from './CompanyHeader.tsx';
import { currencyBox, tiles } from './CurrencyFigures.tsx';
import { tileHeight } from './FigureTile.tsx';
import { OverviewFrame } from './Overview.tsx';

interface HomeSkeletonProps {
  /** The number of currencies. */
  readonly currencies: number;
}

/** The placeholder of a company's home page. */
export function HomeSkeleton({ currencies }: HomeSkeletonProps) {
  const translate = useTranslate();
  return (
    <>
      <span role="status" className="visually-hidden">
        {translate('common.loading')}
      </span>
      <SkeletonCards count={1} height={headerHeight} />
      <OverviewFrame
        figures={Array.from({ length: currencies }, (_, place) => (
          <Box key={place} sx={currencyBox}>
            <Box sx={{ height: 24, mb: 1.5 }} />
            <Box sx={tiles}>
              <SkeletonCards count={4} height={tileHeight} />
            </Box>
          </Box>
        ))}
        attention={<SkeletonCards count={1} height={244} />}
        nextRun={<SkeletonCards count={1} height={110} />}
      />
      <SkeletonCards count={1} height={385} />
      <SkeletonCards count={1} height={676} />
    </>
  );
}
