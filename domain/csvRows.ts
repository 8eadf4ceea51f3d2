/** Some rows of a table, and how many cells have been read until now, those of a row without its end included. */
export interface RowsRead {
  readonly rows: readonly string[][];
  readonly cells: number;
}

/** Characters that are read between two pauses. */
const piece = 16_384;

const quote = '"';
const lineFeed = 10;
const carriageReturn = 13;

/**
 * The rows of CSV text (RFC 4180), empty ones too, some at a time: the caller may pause between them or stop early.
 * Reads each character once, however long a row or a cell is. Rows end with LF, CR or CRLF. Throws `SyntaxError` with the
 * number of the row where a quote is not closed, or is followed by more than spaces.
 */
export function* readRows(text: string, delimiter: string, every = piece): Generator<RowsRead> {
  let [rows, row]: [string[][], string[]] = [[], []];
  let [at, number, cells, pause] = [0, 1, 0, every];
  for (;;) {
    let end: number;
    if (text[at] === quote) {
      let [cell, from] = ['', at + 1];
      let close = text.indexOf(quote, from);
      while (text[close + 1] === quote && close !== -1) {
        close = text.indexOf(quote, close + 2);
        if (close < pause) continue;
        yield { rows: [], cells };
        cell += single(text.slice(from, close));
        [from, pause] = [close, close + every];
      }
      end = afterSpaces(text, close + 1);
      if (close === -1 || !isEnd(text, end, delimiter)) throw new SyntaxError(String(number));
      row.push(cell + single(text.slice(from, close)));
    } else {
      end = at;
      while (!isEnd(text, end, delimiter)) {
        end += 1;
        if (end !== pause) continue;
        yield { rows: [], cells };
        pause += every;
      }
      row.push(text.slice(at, end));
    }
    cells += 1;
    if (text[end] !== delimiter) {
      rows.push(row);
      [row, number] = [[], number + 1];
    }
    if (end === text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at < pause) continue;
    yield { rows, cells };
    [rows, pause] = [[], at + every];
  }
  yield { rows, cells };
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Whether a cell ends here. */
function isEnd(text: string, at: number, delimiter: string): boolean {
  const code = text.charCodeAt(at);
  return code === lineFeed || code === carriageReturn || code === delimiter.charCodeAt(0) || at >= text.length;
}

/** The text of a cell, in which each quote is doubled. */
const single = (text: string): string => text.replaceAll('""', quote);
