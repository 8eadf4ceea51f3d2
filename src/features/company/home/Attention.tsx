import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HomeCard } from './HomeCard.tsx';

interface AttentionProps {
  /** Those without a path, which the user may not read, are left out. */
  readonly items: readonly { readonly text: string; readonly count: number; readonly to: string | undefined }[];
}

/** What only a person can do: how much it is, and each kind with its list. */
export function Attention({ items }: AttentionProps) {
  const translate = useTranslate();
  const readable = items.flatMap(({ to, ...item }) => (to === undefined || item.count === 0 ? [] : [{ ...item, to }]));
  const count = readable.reduce((sum, item) => sum + item.count, 0);
  return (
    <HomeCard title={translate('home.needsYou.title')} count={count}>
      <ul className="home-rows">
        {readable.map(({ text, to }) => (
          <li key={to}>
            <Link className="home-row-link" to={to}>
              <span>{text}</span>
              <span className="home-open" aria-hidden="true">
                {translate('home.needsYou.open')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="home-quiet">
        {translate(readable.length === 0 ? 'home.needsYou.none' : 'home.needsYou.nothingElse')}
      </p>
    </HomeCard>
  );
}
