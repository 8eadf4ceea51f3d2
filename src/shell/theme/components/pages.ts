import type { Components, Theme } from '@mui/material/styles';
// Brings the `Ra*` names into `Components`.
import type {} from 'ra-ui-materialui';
import type { Tokens } from '../tokens.ts';

/** What the console uses of react-admin's own blocks, brought to the same surfaces. */
export function pages(tokens: Tokens): Components<Theme> {
  return {
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: tokens.surface },
          '& .RaDataTable-clickableRow:focus-within': { backgroundColor: tokens.sunken },
        },
      },
    },
  };
}
