import { useTranslate } from 'react-admin';

interface MovedDatesProps {
  readonly before: string;
  readonly after: string;
}

/**
 * A figure with its previous value below if it changes, also as text, because few screen readers announce `ins` and
 * `del`.
 */
export function MovedDates({ before, after }: MovedDatesProps) {
  const translate = useTranslate();
  if (before === after) return after;
  return (
    <>
      <ins>
        <span className="visually-hidden">{translate('documents.amendment.after')}: </span>
        {after}
      </ins>{' '}
      <del>
        <span className="visually-hidden">{translate('documents.amendment.before')}: </span>
        {before}
      </del>
    </>
  );
}
