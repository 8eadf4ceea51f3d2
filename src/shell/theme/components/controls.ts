import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** Buttons, chips, tabs and switches. */
export function controls(tokens: Tokens): Components<Theme> {
  const focusRing = { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      // A running button keeps its text.
      defaultProps: { disableElevation: true, loadingPosition: 'start' },
      styleOverrides: {
        root: { minHeight: 40, paddingInline: 16, whiteSpace: 'nowrap' },
        sizeSmall: { minHeight: 32, paddingInline: 12 },
        text: { paddingInline: 12 },
        outlined: { borderColor: tokens.line, backgroundColor: tokens.surface, color: tokens.text },
        startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
      },
      variants: [
        {
          props: { variant: 'outlined' },
          style: { '&:hover': { backgroundColor: tokens.sunken, borderColor: tokens.lineStrong } },
        },
        {
          props: { variant: 'outlined', color: 'error' },
          style: { color: tokens.cancelled.text },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 8, '&:hover': { backgroundColor: tokens.sunken } },
        sizeMedium: { padding: 8 },
      },
    },
    MuiToggleButton: { styleOverrides: { root: { color: tokens.textQuiet } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 24, borderRadius: 6, fontWeight: 500, backgroundColor: tokens.sunken },
        outlined: { borderColor: tokens.line, backgroundColor: 'transparent' },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40, borderBottom: `1px solid ${tokens.line}` } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: tokens.sunken, '&::after': { opacity: 0.5 } } },
    },
  };
}
