import { useEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { adjustmentText, lineAdjustmentRows } from '../../../domain/documents/adjustmentRows.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import { lineDetails } from '../../../domain/documents/lineDetails.ts';
import { priceText, quantityText } from '../../../domain/documents/lineFigures.ts';
import { shownQuantity } from '../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { isolated } from '../../../domain/words/isolated.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicLine, PublicRow, PublicText } from '../records/publicDocument.ts';

/** The number of initial rows: a thousand would be slow on a phone. */
const shownAtFirst = 20;

/** The lines of the document; on narrow pages quantity and price are below the description. */
export function Lines({ lines, currency }: { lines: readonly PublicRow[]; currency: string }) {
  const t = useOpenWords();
  const [isWhole, showAll] = useWhole();
  const firstMore = useRef<HTMLTableRowElement>(null);
  /** The button disappears, so focus moves to its place. */
  const readOn = () => {
    showAll();
    firstMore.current?.focus();
  };
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <section className="public-card" aria-labelledby="lines-title">
      <h2 id="lines-title">{t('public.lines.title')}</h2>
      <table className="public-table public-lines">
        <thead>
          <tr>
            <th scope="col">{t('document.lines.description')}</th>
            <th scope="col">{t('document.lines.quantity')}</th>
            <th scope="col">{t('document.lines.price')}</th>
            <th scope="col">{t('document.lines.total', { currency })}</th>
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 && (
            <tr>
              <td colSpan={4}>{t('document.lines.empty')}</td>
            </tr>
          )}
          {shown.map((line, place) => {
            const ref = place === shownAtFirst ? firstMore : undefined;
            if ('row' in line) return <TextRow key={place} line={line} currency={currency} ref={ref} />;
            return <Line key={place} line={line} currency={currency} ref={ref} />;
          })}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <button className="open-button public-more" type="button" onClick={readOn}>
          {t('public.lines.all', { count: lines.length })}
        </button>
      )}
    </section>
  );
}

/** Returns whether all lines are shown, and how to show them. Print shows all. */
function useWhole(): [boolean, () => void] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const show = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  }, []);
  return [isWhole, () => flushSync(() => setWhole(true))];
}

interface LineProps<Row = PublicLine> {
  readonly line: Row;
  readonly currency: string;
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
}

/** A text, heading or subtotal: its words reach over the quantity, and the cells that narrow pages hide stay empty. */
function TextRow({ line: { row, description, total }, currency, ref }: LineProps<PublicText>) {
  const t = useOpenWords();
  const language = useLanguage();
  const decimals = decimalsOf(currency);
  const hasAmount = row === 'subtotal';
  return (
    <tr ref={ref} tabIndex={ref ? -1 : undefined} className={`public-row-${row}`}>
      <th scope="row" colSpan={hasAmount ? 1 : 2}>
        {description ? isolated(description) : t('document.totals.subtotal')}
      </th>
      {['quantity', 'price'].map((name) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell of a table is no control
        <td key={name} />
      ))}
      {hasAmount && (
        <td className="figures">{formatDecimal(total ?? '0', language, { least: decimals, most: decimals })}</td>
      )}
    </tr>
  );
}

function Line({ line, currency, ref }: LineProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const decimals = decimalsOf(currency);
  const quantity = quantityText(shownQuantity(line), line, language);
  const price = priceText(line.price, line, { language, decimals });
  const names = { discount: t('figures.discount'), charge: t('figures.charge') };
  const adjusted = lineAdjustmentRows(line, currency);
  return (
    <tr ref={ref} tabIndex={ref ? -1 : undefined}>
      <th scope="row">
        {nameIn(line.item, language) ?? line.item.description}
        {line.is_optional && (
          <span className="public-detail">{t(`document.quote.${line.is_accepted ? 'accepted' : 'optional'}`)}</span>
        )}
        {lineDetails(line, { language, currency }).map(({ name, text, isNamed }) => (
          <span key={name} className="public-detail">
            {isNamed && t(`document.lines.${name}`)}
            {text !== undefined && isNamed && ': '}
            {text !== undefined && isolated(text)}
          </span>
        ))}
        {adjusted.map((row, place) => (
          <span key={place} className="public-detail">
            {isolated(adjustmentText(row, currency, { language, names }))}
          </span>
        ))}
        <span className="figures public-beneath">
          {quantity} × {price}
        </span>
      </th>
      <td className="figures">{quantity}</td>
      <td className="figures">{price}</td>
      <td className="figures">{formatDecimal(line.total, language, { least: decimals, most: decimals })}</td>
    </tr>
  );
}
