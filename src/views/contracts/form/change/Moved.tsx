import { useTranslate } from 'ra-core';

interface MovedProps {
  readonly before: string;
  readonly after: string;
}

/** A figure as it will be, and below it what it was where that is another; said in words too, since few readers say `ins` and `del`. */
export function Moved({ before, after }: MovedProps) {
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
