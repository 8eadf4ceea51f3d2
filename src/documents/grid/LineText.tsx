import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/language.ts';
import { detailFields } from '../../../domain/documents/lineFields.ts';
import { priceText, quantityText } from '../../../domain/documents/lineFigures.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { CellText } from './cells/CellText.tsx';
import { DetailsText } from './cells/DetailsText.tsx';
import { tributeText } from './cells/tributeText.ts';
import { hasDetails, variableTributes, type Column, type Lookup } from './lines/line.ts';
import { totalsOf } from './lines/totals.ts';
import { useUnfit } from './corridor.ts';
import { LineCell } from './LineCell.tsx';
import { errorsAt, type LineCellsProps } from './lines/lineCells.ts';

/** The cells of a line as text. */
export function LineText({ line, currency, decimals, errors }: LineCellsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const unfit = useUnfit(line);
  const text = (column: Column, value: string | undefined, placeholder: string, isUnmatched = false) => (
    <CellText
      lineKey={line.key}
      column={column}
      isEmpty={!value}
      isInvalid={errors[column] !== undefined || isUnmatched}
    >
      {value || placeholder}
    </CellText>
  );
  const lookup = (column: Lookup, name: string | undefined) => {
    const typed = line.typed?.[column];
    return text(column, typed || name, translate(`documents.grid.${column}Placeholder`), Boolean(typed));
  };
  const tributes = line.scenario?.tributes ?? [];
  const firstVariable = variableTributes(line)[0];
  const tributeErrors = errorsAt(line, errors, 'tributes');
  const [firstDetail] = detailFields;
  const detailErrors = errorsAt(line, errors, 'details');
  const isDetailed = hasDetails(line);

  return (
    <>
      <LineCell name="item" errors={errorsAt(line, errors, 'item')}>
        {lookup('item', line.item?.description)}
      </LineCell>
      <LineCell name="quantity" errors={errorsAt(line, errors, 'quantity')}>
        {text('quantity', line.quantity && quantityText(line.quantity, line, language), '—')}
      </LineCell>
      <LineCell name="price" errors={errorsAt(line, errors, 'price')}>
        {text('price', line.price && priceText(line.price, line, { language, decimals }), '—')}
      </LineCell>
      <LineCell name="scenario" errors={errorsAt(line, errors, 'scenario')} warning={unfit}>
        {lookup('scenario', line.scenario?.name)}
      </LineCell>
      <LineCell name="tributes" errors={tributeErrors}>
        <CellText
          lineKey={line.key}
          column={firstVariable ? `tribute:${firstVariable.uuid}` : 'scenario'}
          isEmpty={tributes.length === 0}
          isInvalid={tributeErrors.length > 0}
        >
          {joined(tributes.map((tribute) => tributeText(line, tribute, currency, language))) || '—'}
        </CellText>
      </LineCell>
      {firstDetail && (line.isOpen || isDetailed || detailErrors.length > 0) && (
        <LineCell name="details" errors={detailErrors}>
          <CellText lineKey={line.key} column={firstDetail} isEmpty={!isDetailed} isInvalid={detailErrors.length > 0}>
            <DetailsText line={{ ...line, ...totalsOf(line, decimals) }} currency={currency} />
          </CellText>
        </LineCell>
      )}
    </>
  );
}
