import type { Components, Theme } from '@mui/material/styles';
// Brings the `Ra*` names into `Components`.
import type {} from 'ra-ui-materialui';
import type { Tokens } from '../tokens.ts';

/** react-admin's own blocks, brought to the same spacing and lines. */
export function pages(tokens: Tokens): Components<Theme> {
  const hairline = `1px solid ${tokens.line}`;
  return {
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-content': { border: hairline, borderRadius: 8, overflow: 'auto' },
          '& .RaList-actions': { minHeight: 56, alignItems: 'center' },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: tokens.surface },
          '& .RaDataTable-clickableRow:focus-within': { backgroundColor: tokens.sunken },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: tokens.primarySoft, color: tokens.text } },
      },
    },
    RaFilterForm: { styleOverrides: { root: { gap: 12, alignItems: 'flex-end' } } },
    RaTopToolbar: { styleOverrides: { root: { paddingTop: 0, paddingBottom: 0, gap: 8, alignItems: 'center' } } },
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: tokens.surface,
          borderTop: hairline,
          padding: '12px 24px',
          minHeight: 64,
          '&.RaToolbar-mobileToolbar': { zIndex: 2, backgroundColor: tokens.surface },
        },
      },
    },
    RaLabeled: {
      styleOverrides: {
        root: { '& .RaLabeled-label': { color: tokens.textQuiet, fontSize: '0.75rem', lineHeight: '16px' } },
      },
    },
    RaSimpleShowLayout: { styleOverrides: { root: { '& .RaSimpleShowLayout-stack': { gap: 16 } } } },
  };
}
