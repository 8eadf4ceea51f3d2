import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** Tables: hairlines, a quiet head, rows of 52 px, right-aligned tabular figures. */
export function tables(tokens: Tokens): Components<Theme> {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: tokens.line,
          padding: '8px 16px',
          height: 52,
          fontVariantNumeric: 'tabular-nums',
          '&.MuiTableCell-sizeSmall': { padding: '8px 12px', height: 44 },
          '&.MuiTableCell-paddingCheckbox': { width: 48, padding: '0 4px' },
        },
        head: {
          height: 40,
          color: tokens.textQuiet,
          fontSize: '0.75rem',
          lineHeight: '16px',
          fontWeight: 500,
          backgroundColor: tokens.surface,
          whiteSpace: 'nowrap',
          '&.MuiTableCell-sizeSmall': { height: 40 },
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: tokens.sunken },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.primarySoft },
          'tbody &:last-of-type > td': { borderBottom: 0 },
        },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { borderTop: `1px solid ${tokens.line}`, fontVariantNumeric: 'tabular-nums' },
        toolbar: { minHeight: 52, flexWrap: 'wrap', '&.MuiTablePagination-toolbar': { paddingInline: 16 } },
        // MUI's default takes a whole line when lines may wrap.
        spacer: { flex: '1 1 0' },
        selectLabel: { color: tokens.textQuiet },
        displayedRows: { color: tokens.textQuiet },
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { borderRadius: 8 } } },
  };
}
