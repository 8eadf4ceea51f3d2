import { useTranslate } from 'ra-core';
import { useLanguage } from '../../i18n/language.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { CellText } from './cells/CellText.tsx';
import { tributeText } from './cells/tributeText.ts';
import { variableTributes, type Column } from './line.ts';
import { LineCell } from './LineCell.tsx';
import { errorsAt, type LineCellsProps } from './lineCells.ts';

/** The cells of a line as plain text. */
export function LineText({ line, currency, decimals, errors }: LineCellsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const text = (column: Column, value: string | undefined, placeholder: string) => (
    <CellText lineKey={line.key} column={column} isEmpty={!value} isInvalid={errors[column] !== undefined}>
      {value || placeholder}
    </CellText>
  );
  const tributes = line.scenario?.tributes ?? [];
  const firstVariable = variableTributes(line)[0];
  const tributeErrors = errorsAt(line, errors, 'tributes');

  return (
    <>
      <LineCell name="item" errors={errorsAt(line, errors, 'item')}>
        {text('item', line.item?.description, translate('documents.grid.itemPlaceholder'))}
      </LineCell>
      <LineCell name="quantity" errors={errorsAt(line, errors, 'quantity')}>
        {text('quantity', line.quantity && formatDecimal(line.quantity, language), '—')}
      </LineCell>
      <LineCell name="price" errors={errorsAt(line, errors, 'price')}>
        {text('price', line.price && formatDecimal(line.price, language, { least: decimals }), '—')}
      </LineCell>
      <LineCell name="scenario" errors={errorsAt(line, errors, 'scenario')}>
        {text('scenario', line.scenario?.name, translate('documents.grid.scenarioPlaceholder'))}
      </LineCell>
      <LineCell name="tributes" errors={tributeErrors}>
        <CellText
          lineKey={line.key}
          column={firstVariable ? `tribute:${firstVariable.uuid}` : 'scenario'}
          isEmpty={tributes.length === 0}
          isInvalid={tributeErrors.length > 0}
        >
          {tributes.map((tribute) => tributeText(line, tribute, currency, language)).join(' · ') || '—'}
        </CellText>
      </LineCell>
    </>
  );
}
