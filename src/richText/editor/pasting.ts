import { Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { documentOf } from '../../../domain/richText/richText.ts';

/** Characters of HTML that are read; of more only the text is taken. */
const mostMarkup = 200_000;

/**
 * What becomes of what is pasted or dropped. Its HTML is read by the schema of the editor, without running anything. A
 * text far longer than the field allows is cut where the field says that it is too long, so that pasting never hangs.
 */
export function pasting(most: number): EditorProps {
  const kept = most + 1_000;
  return {
    transformPastedHTML: withLinesOfTables,
    transformPastedText: (text) => text.replaceAll(/\r\n?/g, '\n').slice(0, kept),
    // By default several line breaks are one.
    clipboardTextParser: (text, _context, _isPlain, { state: { schema } }) =>
      new Slice(schema.nodeFromJSON(documentOf(text)).content, 1, 1),
    handleDOMEvents: {
      paste: (view, event) => {
        const { clipboardData: data } = event;
        if (!data || data.getData('text/html').length <= mostMarkup) return false;
        event.preventDefault();
        return view.pasteText(data.getData('text/plain'));
      },
      // A file would be opened in place of the page.
      drop: (_view, event) => {
        const { dataTransfer: data } = event;
        const isRefused = (data?.files.length ?? 0) > 0 || (data?.getData('text/html').length ?? 0) > mostMarkup;
        if (isRefused) event.preventDefault();
        return isRefused;
      },
    },
  };
}

/** A row of a table as a line, its cells apart. */
export function withLinesOfTables(html: string): string {
  if (!html.includes('<t')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = body.ownerDocument.createElement('p');
      line.textContent = [...row.cells].map((cell) => cell.textContent.trim()).join(' | ');
      return line;
    });
    table.replaceWith(...lines);
  }
  return body.innerHTML;
}
