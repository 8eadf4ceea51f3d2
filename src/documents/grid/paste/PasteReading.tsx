import { useTranslate } from 'react-admin';
import type { Pasted } from './parsePaste.ts';

/** How pasted rows were read: which columns they have, by their headings or their order, and which are left out. */
export function PasteReading({ rows, columns, headings }: Pasted) {
  const translate = useTranslate();
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const fields = columns.slice(0, width).filter((field) => field !== undefined);
  const names = fields.map((field) => translate(`documents.grid.columns.${field}`));
  const others = (headings ?? []).filter((heading, at) => heading.trim() !== '' && !columns[at]);
  return (
    <p className="paste-reading" role="status">
      {translate(`documents.paste.${headings ? 'byHeadings' : 'byPosition'}`, { columns: names.join(', ') })}
      {others.length > 0 && ` ${translate('documents.paste.leftOut', { columns: others.join(', ') })}`}
    </p>
  );
}
