/** The cells of a column with the numbers of rows: no wider than these. */
export const rowNumber = { align: 'right', width: '1%' } as const;
