import { useTranslate } from 'react-admin';
import { lineProperty } from '../../../domain/documents/lineFields.ts';
import { unitBeside } from '../../../domain/units/units.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DetailsCell } from './cells/DetailsCell.tsx';
import { ItemCell } from './cells/ItemCell.tsx';
import { NumberCell } from './cells/NumberCell.tsx';
import { ScenarioCell } from './cells/ScenarioCell.tsx';
import { TributesCell } from './cells/TributesCell.tsx';
import { useGridControls } from './controls.ts';
import { hasOpenDetails, type Column } from './lines/line.ts';
import { useUnfit } from './corridor.ts';
import { LineCell } from './LineCell.tsx';
import { errorId, errorsAt, type LineCellsProps } from './lines/lineCells.ts';

/** The decimals that may be typed. */
const placesOf = (figure: 'quantity' | 'price'): number => lineProperty(figure).decimal?.fraction ?? 0;

/** The cells of the edited line. */
export function LineEditor({ line, position, currency, decimals, errors }: LineCellsProps) {
  const translate = useTranslate();
  const controls = useGridControls();
  const language = useLanguage();
  const unfit = useUnfit(line);
  const label = (name: string) =>
    translate('documents.grid.cell', { field: translate(`documents.grid.columns.${name}`), position });
  const errorIdOf = (column: Column) => errorId(line, column);
  const detailErrors = errorsAt(line, errors, 'details');
  const idIfWrong = (column: Column) => (errors[column] ? errorIdOf(column) : undefined);

  return (
    <>
      <LineCell name="item" errors={errorsAt(line, errors, 'item')}>
        <ItemCell
          lineKey={line.key}
          item={line.item}
          currency={currency}
          typed={line.typed?.item}
          label={label('item')}
          errorId={idIfWrong('item')}
        />
      </LineCell>
      <LineCell name="quantity" errors={errorsAt(line, errors, 'quantity')}>
        <NumberCell
          column="quantity"
          label={label('quantity')}
          value={line.quantity}
          unit={line.unit_code && unitBeside(line.unit_code, line.quantity || '0', language)}
          digits={{ shown: 0, most: placesOf('quantity') }}
          errorId={idIfWrong('quantity')}
          onChange={(quantity) => controls.change(line.key, { quantity })}
          onKeyDown={(event) => controls.press(event, { key: line.key, column: 'quantity' })}
        />
      </LineCell>
      <LineCell name="price" errors={errorsAt(line, errors, 'price')}>
        <NumberCell
          column="price"
          label={label('price')}
          value={line.price}
          digits={{ shown: decimals, most: placesOf('price') }}
          errorId={idIfWrong('price')}
          onChange={(price) => controls.change(line.key, { price })}
          onKeyDown={(event) => controls.press(event, { key: line.key, column: 'price' })}
        />
      </LineCell>
      <LineCell name="scenario" errors={errorsAt(line, errors, 'scenario')} warning={unfit}>
        <ScenarioCell
          lineKey={line.key}
          scenario={line.scenario}
          typed={line.typed?.scenario}
          label={label('scenario')}
          errorId={idIfWrong('scenario')}
        />
      </LineCell>
      <LineCell name="tributes" errors={errorsAt(line, errors, 'tributes')}>
        <TributesCell line={line} position={position} currency={currency} errors={errors} errorIdOf={errorIdOf} />
      </LineCell>
      {(hasOpenDetails(line) || detailErrors.length > 0) && (
        <LineCell name="details" errors={detailErrors}>
          <DetailsCell line={line} currency={currency} errors={errors} />
        </LineCell>
      )}
    </>
  );
}
