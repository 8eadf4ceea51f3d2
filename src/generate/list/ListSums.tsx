import { useListContext, useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useColumnWord } from './table/columnWords.ts';
import { useCounted } from './useCounted.ts';
import { useSummary } from './useSummary.ts';
import './list.css';

/**
 * The sums of all matching rows by currency, or a note that there are too many. It keeps its height before the answer,
 * so that rows do not move.
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
          const amounts = sums?.flatMap(({ currency, amounts: { [path]: amount } }) =>
            amount === undefined ? [] : formatMoney(amount, currency, language),
          );
          // Amounts that are not summed, such as those of scheduled invoices, are absent.
          return amounts !== undefined && amounts.length > 0 && `${wordOf(path)}: ${amounts.join(' · ')}`;
        });
  return (
    <p className="list-sums figures" aria-live="polite">
      {texts.map((text) => text && <span key={text}>{text}</span>)}
    </p>
  );
}
