/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;
const number = /^-?[\d.,\s]+$/;

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read the letters right. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A text that starts like a formula is made a text by an apostrophe; a negative number stays one. */
function cell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
