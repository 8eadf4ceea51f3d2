/**
 * Solves equations in integers by fraction-free elimination (Bareiss): each row has the coefficients of the unknowns, then the
 * right sides. Returns the right sides of each unknown over `d`; undefined if the solution is not unique.
 */
export function solve(
  equations: readonly (readonly bigint[])[],
): { readonly d: bigint; readonly values: readonly (readonly bigint[])[] } | undefined {
  const size = equations.length;
  let rows = equations.map((row) => [...row]);
  let last = 1n;
  for (let column = 0; column < size; column += 1) {
    const from = rows.findIndex((row, at) => at >= column && row[column] !== 0n);
    const pivotRow = rows[from];
    const other = rows[column];
    if (!pivotRow || !other) return undefined;
    rows[from] = other;
    rows[column] = pivotRow;
    const pivot = pivotRow[column] ?? 0n;
    const divisor = last;
    rows = rows.map((row, at) => {
      if (at === column) return row;
      const factor = row[column] ?? 0n;
      return row.map((value, place) => (value * pivot - factor * (pivotRow[place] ?? 0n)) / divisor);
    });
    last = pivot;
  }
  return { d: last, values: rows.map((row) => row.slice(size)) };
}
