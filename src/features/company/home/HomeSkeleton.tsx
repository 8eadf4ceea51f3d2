import { useTranslate } from 'react-admin';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';

interface HomeSkeletonProps {
  /** The number of currencies. */
  readonly currencies: number;
}

/** The heights of the page's parts, in pixels. */
export const heights = { greeting: 36, figures: 132, currency: 26, next: 314, owing: 200, needsYou: 340 } as const;

/** The placeholder of a company's home page. */
export function HomeSkeleton({ currencies }: HomeSkeletonProps) {
  const translate = useTranslate();
  return (
    <>
      <span role="status" className="visually-hidden">
        {translate('common.loading')}
      </span>
      <SkeletonCards count={1} height={heights.greeting} />
      <SkeletonCards count={1} height={heights.figures + heights.currency * (currencies - 1)} />
      <div className="home-parts">
        <div className="home-part">
          <SkeletonCards count={1} height={heights.needsYou} />
        </div>
        <div className="home-part">
          <SkeletonCards count={1} height={heights.next} />
          <SkeletonCards count={1} height={heights.owing} />
        </div>
      </div>
    </>
  );
}
