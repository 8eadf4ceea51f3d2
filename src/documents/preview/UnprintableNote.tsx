import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { printedTexts } from '../../../domain/documents/printedTexts.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLetterIssues } from '../../kinds/shared/useLetterIssues.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { DocumentRecord } from '../documentRecord.ts';

const texts = {
  type: 'array',
  items: { type: 'object', properties: { text: { type: 'string', printed: true } } },
} as const;

interface UnprintableNoteProps {
  readonly resource: Resource;
  readonly record: DocumentRecord;
}

/** Names the texts of a document that are drawn with a missing letter: those that were stored before letters were checked. */
export function UnprintableNote({ resource, record }: UnprintableNoteProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const linesAt = resource.document?.lines ?? '';
  const printed = [...printedTexts(record, linesOf(record[linesAt]), linesAt)].map(([path, text]) => ({ path, text }));
  const issues = useLetterIssues(texts, printed);
  const found = issues.flatMap(({ path: at, key, args }) => {
    const of = printed[Number.parseInt(at, 10)];
    return of ? [{ ...of, message: translate(key, args) }] : [];
  });
  if (found.length === 0) return null;
  const nameOf = (path: string): string => {
    const [, line] = path.startsWith(`${linesAt}.`) ? path.split('.') : [];
    return line === undefined ? labelOf(path) : `${labelOf(linesAt)} ${Number(line) + 1}`;
  };
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {found.map(({ path, text, message }) => (
        <div key={`${path} ${text}`}>
          {nameOf(path)}: <bdi>{text}</bdi>. {message}
        </div>
      ))}
    </Alert>
  );
}

/** Returns the lines as they are printed; the property that has them differs by resource. */
const linesOf = (lines: unknown): Parameters<typeof printedTexts>[1] =>
  (Array.isArray(lines) ? lines : []).filter(isObject).map(({ item, description, scenery }) => ({
    item_description: isObject(item) && typeof item['description'] === 'string' ? item['description'] : '',
    ...(typeof description === 'string' && { description }),
    scenery: { tributes: isObject(scenery) && Array.isArray(scenery['tributes']) ? scenery['tributes'] : [] },
  }));
