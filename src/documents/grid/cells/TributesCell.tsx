import { useTranslate } from 'react-admin';
import { isMoney } from '../../../../domain/taxes/resolve.ts';
import { figureFraction, inputFraction } from '../../../../domain/taxes/terms.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useGridControls } from '../controls.ts';
import type { Column, Line } from '../lines/line.ts';
import type { CellErrors } from '../lines/linesReducer.ts';
import { NumberCell } from './NumberCell.tsx';
import { tributeText, unitOf } from './tributeText.ts';

interface TributesCellProps {
  readonly line: Line;
  readonly position: number;
  readonly currency: string;
  readonly errors: CellErrors;
  readonly errorIdOf: (column: Column) => string;
}

/** The tributes of an edited line: inputs for variable ones, text for others. */
export function TributesCell({ line, position, currency, errors, errorIdOf }: TributesCellProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const controls = useGridControls();
  return (
    <div className="line-tributes">
      {line.scenario?.tributes.map((tribute) => {
        const column: Column = `tribute:${tribute.uuid}`;
        if (tribute.type !== 'Variable') {
          return <span key={tribute.uuid}>{tributeText(line, tribute, currency, language)}</span>;
        }
        return (
          <div key={tribute.uuid} className="line-tribute">
            <span aria-hidden="true">{tribute.name}</span>
            <NumberCell
              column={column}
              label={translate('documents.grid.cell', { field: tribute.name, position })}
              value={line.values[tribute.uuid] ?? ''}
              digits={{ shown: 0, most: isMoney(tribute) ? figureFraction : inputFraction }}
              errorId={errors[column] && errorIdOf(column)}
              unit={unitOf(tribute, currency)}
              onChange={(value) => controls.change(line.key, { values: { ...line.values, [tribute.uuid]: value } })}
              onKeyDown={(event) => controls.press(event, { key: line.key, column })}
            />
          </div>
        );
      })}
    </div>
  );
}
