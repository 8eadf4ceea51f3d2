import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/language.ts';
import { priceText, quantityText } from '../../../domain/documents/lineFigures.ts';
import { shownQuantity } from '../../../domain/documents/rows.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { tributeText } from './cells/tributeText.ts';
import { LineCell } from './LineCell.tsx';
import type { LineCellsProps } from './lines/lineCells.ts';
import { totalsOf } from './lines/totals.ts';

/** The cells of a line that deducts a deposit: only the server changes it. */
export function DeductedCells({ line, currency, decimals }: LineCellsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const quantity = shownQuantity({ quantity: line.quantity, total: totalsOf(line, decimals)?.total });
  const tributes = line.scenario?.tributes ?? [];
  return (
    <>
      <LineCell name="item" errors={[]}>
        <span className="line-text">{line.item?.description}</span>
      </LineCell>
      <LineCell name="quantity" errors={[]}>
        <span className="line-text figures">{quantityText(quantity, line, language)}</span>
      </LineCell>
      <LineCell name="price" errors={[]}>
        <span className="line-text figures">{priceText(line.price, line, { language, decimals })}</span>
      </LineCell>
      <LineCell name="scenario" errors={[]}>
        <span className="line-text">{line.scenario?.name}</span>
      </LineCell>
      <LineCell name="tributes" errors={[]}>
        <span className="line-text">
          {joined(tributes.map((tribute) => tributeText(line, tribute, currency, language))) || '—'}
        </span>
      </LineCell>
      <LineCell name="details" errors={[]}>
        <span className="line-text">{joined([line.description, translate('documents.deposit.fixed')])}</span>
      </LineCell>
    </>
  );
}
