/** Returns a spreadsheet's name of a column, from 0: A, B, ... Z, AA. */
export function columnLetters(at: number): string {
  const rest = Math.floor(at / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCodePoint(65 + (at % 26));
}
