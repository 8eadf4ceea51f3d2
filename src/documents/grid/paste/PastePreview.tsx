import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/language.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { DetailsText } from '../cells/DetailsText.tsx';
import type { PasteColumns } from './namedColumns.ts';
import { isText, type MatchedRow } from './matchPaste.ts';
import './paste.css';

const shownFields = ['item', 'quantity', 'price', 'scenario'] as const;

interface PastePreviewProps {
  readonly rows: readonly MatchedRow[];
  /** The fields of their cells. */
  readonly columns: PasteColumns;
  readonly currency: string;
  readonly addsNew: boolean;
}

/** The parsed rows with errors and additions. */
export function PastePreview({ rows, columns, currency, addsNew }: PastePreviewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (value: string, text: string | undefined) =>
    value === '' ? (text ?? '') : formatDecimal(value, language);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what overflows has to be scrolled by keyboard too
    <div className="paste-preview" tabIndex={0} role="region" aria-label={translate('documents.paste.preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('documents.grid.columns.handle')}</th>
            {shownFields.map((name) => (
              <th key={name} scope="col" className={`paste-${name}`}>
                {translate(`documents.grid.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} data-invalid={row.problems.length > 0 || (!row.item && !isText(row) && !addsNew)}>
              <td className="figures">{row.row}</td>
              <td className="paste-item">
                {row.description}
                {!row.item && row.description !== '' && (
                  <Chip
                    size="small"
                    label={translate(isText(row) ? 'documents.grid.rows.text' : 'documents.paste.new')}
                  />
                )}
                <small>
                  <DetailsText line={row.details} currency={currency} />
                </small>
                {row.problems.map(({ field, key }) => (
                  <span key={field} className="line-error">
                    {translate(`documents.paste.problems.${key}`, {
                      field: translate(`documents.grid.columns.${field}`),
                    })}
                  </span>
                ))}
              </td>
              <td className="figures paste-quantity">{shown(row.quantity, row.cells[columns.indexOf('quantity')])}</td>
              <td className="figures paste-price">{shown(row.price, row.cells[columns.indexOf('price')])}</td>
              <td className="paste-scenario">{row.chosenScenario?.name ?? row.scenario}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
