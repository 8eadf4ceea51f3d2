/** What separates cells: a spreadsheet copies tabs, exported files hold semicolons or commas. */
export function delimiterOf(text: string): string {
  return ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ',';
}

/**
 * The rows and cells of text copied from a spreadsheet or a CSV file. Quoted
 * cells may hold delimiters, line breaks and doubled quotes; a quote inside a
 * cell is itself. Rows without any text are left out.
 */
export function splitCells(text: string, delimiter = delimiterOf(text)): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  const closeCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const closeRow = () => {
    closeCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const end = text[at] === '"' && cell.trim() === '' ? endOfQuoted(text, at) : -1;
    if (end > 0) {
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end;
    } else if (text[at] === delimiter) closeCell();
    else if (text[at] === '\n') closeRow();
    else cell += text[at];
  }
  closeRow();
  return rows;
}

/** Where the quoted cell that starts here ends; -1 when it never does: then the quote is a character like any other. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}
