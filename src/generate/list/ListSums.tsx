import { useListContext, useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useColumnWord } from './table/columnWords.ts';
import { useAsLines } from './table/useAsLines.ts';
import { useCounted } from './useCounted.ts';
import { useSummary } from './useSummary.ts';
import './list.css';

/**
 * The sums of all matching rows by currency, or a note that there are too many. It keeps its height before the answer,
 * so that rows do not move. On a narrow screen it is one line that opens.
 */
export function ListSums({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const wordOf = useColumnWord(resource.name);
  const { total = 0 } = useListContext();
  const asLines = useAsLines(resource);
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
  const shown = texts.filter((text) => text !== false).map((text) => <span key={text}>{text}</span>);
  if (asLines) {
    const [first, ...others] = shown;
    if (!first) return summary ? null : <div className="list-sums-line" />;
    return (
      <details className="list-sums-line figures">
        <summary aria-live="polite">{first}</summary>
        {others}
      </details>
    );
  }
  return (
    <p className="list-sums figures" aria-live="polite">
      {shown}
    </p>
  );
}
