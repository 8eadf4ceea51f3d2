import { useListContext, useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useColumnWord } from './columnWords.ts';
import { useCounted } from './useCounted.ts';
import { useSummary } from './useSummary.ts';
import './list.css';

/**
 * What all the rows that the list is narrowed to add up to, by currency; or that they are too many for that. It stands
 * above the rows and keeps its room before the answer, so that they do not move.
 */
export function ListSums({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const wordOf = useColumnWord(resource.name);
  const { total = 0 } = useListContext();
  const summary = useSummary(resource);
  const sums = summary?.sums;
  const paths = resource.list.sums ?? [];
  if (paths.length === 0) return null;
  const texts =
    summary && !sums && total > countLimit
      ? [translate('generate.list.tooManyToSum', { count: counted(countLimit) })]
      : paths.map((path) => {
          const amounts = sums?.map(({ currency, amounts: of }) => formatMoney(of[path] ?? '0', currency, language));
          // What is not added up, as invoices to come are not, has no sum either.
          return amounts !== undefined && amounts.length > 0 && `${wordOf(path)}: ${amounts.join(' · ')}`;
        });
  return (
    <p className="list-sums figures" aria-live="polite">
      {texts.map((text) => text && <span key={text}>{text}</span>)}
    </p>
  );
}
