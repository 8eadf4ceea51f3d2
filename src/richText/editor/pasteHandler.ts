import { Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { documentOf } from '../../../domain/richText/richText.ts';

/** The maximum length of pasted HTML; of longer input only the text is used. */
const mostMarkup = 200_000;

/**
 * Handles paste and drop. HTML is parsed by the editor's schema without running anything. Oversized text is cut
 * slightly above the field's limit, so that pasting is fast and the error appears.
 */
export function pasting(most: number): EditorProps {
  const kept = most + 1_000;
  return {
    transformPastedHTML: withLinesOfTables,
    transformPastedText: (text) => text.replaceAll(/\r\n?/g, '\n').slice(0, kept),
    // By default several line breaks become one.
    clipboardTextParser: (text, _context, _isPlain, { state: { schema } }) =>
      new Slice(schema.nodeFromJSON(documentOf(text)).content, 1, 1),
    handleDOMEvents: {
      paste: (view, event) => {
        const { clipboardData: data } = event;
        if (!data || data.getData('text/html').length <= mostMarkup) return false;
        event.preventDefault();
        return view.pasteText(data.getData('text/plain'));
      },
      // Otherwise a file would replace the page.
      drop: (_view, event) => {
        const { dataTransfer: data } = event;
        const isRefused = (data?.files.length ?? 0) > 0 || (data?.getData('text/html').length ?? 0) > mostMarkup;
        if (isRefused) event.preventDefault();
        return isRefused;
      },
    },
  };
}

/** Converts table rows to lines with separated cells. */
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
