import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { priceText, quantityText } from '../../../domain/documents/lineFigures.ts';
import type { line } from '../../../schemas/parts/documents/lines.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { isLine, shownQuantity, type Option } from '../../../domain/documents/rows.ts';
import { decimalsShown } from '../../../domain/money/decimals.ts';
import { Section } from '../../generate/Section.tsx';
import { DetailsText } from '../grid/cells/DetailsText.tsx';
import { useLanguage } from '../../i18n/language.ts';
import './lines.css';

type Line = Infer<typeof line> & Option;

interface LinesSectionProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly currency: string;
  /** The totals. */
  readonly children?: ReactNode;
}

/** The most lines that are shown together. */
const most = 20;

/** The lines of a document, with their totals. */
export function LinesSection({ title, lines, currency, children }: LinesSectionProps) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, most);
  const heads = ['item', 'quantity', 'price', 'total'] as const;
  return (
    <Section title={title}>
      <div className="document-lines">
        <div className="document-lines-head">
          {heads.map((name) => (
            <span key={name}>{translate(`documents.grid.columns.${name}`)}</span>
          ))}
        </div>
        <ul>
          {shown.map((line, index) => {
            const Shown = isLine(line) ? Row : TextRow;
            return <Shown key={`${index} ${line.uuid}`} line={line} currency={currency} />;
          })}
        </ul>
        {shown.length < lines.length && (
          <Button onClick={() => setShowsAll(true)}>
            {translate('generate.related.all', { total: lines.length })}
          </Button>
        )}
        {children}
      </div>
    </Section>
  );
}

interface RowProps {
  readonly line: Line;
  readonly currency: string;
}

/** A text, heading or subtotal. */
function TextRow({ line: { row = 'text', description, total }, currency }: RowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <li data-row={row}>
      <div className="document-line-text">{description ?? translate(`documents.grid.rows.${row}`)}</div>
      {total !== undefined && (
        <span className="figures">{formatDecimal(total, language, { least: decimalsShown(total, currency) })}</span>
      )}
    </li>
  );
}

function Row({ line, currency }: RowProps) {
  const language = useLanguage();
  const { item, quantity = '1', price = '0', total = '0', scenery } = line;
  const amount = (of: string) => formatDecimal(of, language, { least: decimalsShown(of, currency) });
  const count = quantityText(shownQuantity({ quantity, total }), line, language);
  const each = priceText(price, line, { language, decimals: decimalsShown('0', currency) });
  return (
    <li>
      <div className="document-line-text">
        {item?.description}
        <small>
          <span className="document-line-narrow figures">{`${count} × ${each}`}</span>
          {scenery?.name && <span>{scenery.name}</span>}
        </small>
        <small>
          <DetailsText line={line} currency={currency} />
        </small>
      </div>
      <span className="document-line-wide figures">{count}</span>
      <span className="document-line-wide figures">{each}</span>
      <span className="figures">{amount(total)}</span>
    </li>
  );
}
