import type { AlertColor } from '@mui/material/Alert';
import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** Overlays: paper with a hairline; shadows only for floating elements. */
export function overlays(tokens: Tokens): Components<Theme> {
  const hairline = `1px solid ${tokens.line}`;
  const floating = '0 4px 16px rgb(0 0 0 / 0.12), 0 1px 3px rgb(0 0 0 / 0.08)';
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: tokens.line } },
    },
    MuiCard: { styleOverrides: { root: { border: hairline } } },
    MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } } },
    MuiMenu: {
      // A menu opens outside of the page's landmarks, so it is one itself.
      defaultProps: { slotProps: { paper: { component: 'nav' } } },
      styleOverrides: { paper: { border: hairline, boxShadow: floating, marginTop: 4 }, list: { padding: 4 } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 40,
          borderRadius: 6,
          gap: 8,
          '&.Mui-selected': { backgroundColor: tokens.primarySoft },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: floating } } },
    // Long names without a break must not widen their container.
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: hairline,
          boxShadow: floating,
          margin: 16,
          overflowWrap: 'anywhere',
          // Focus starts at the dialog itself, which needs no ring.
          '&:focus-visible': { outline: 'none' },
        },
        // MUI subtracts twice the margins.
        paperFullWidth: { width: 'calc(100% - 32px)' },
        paperFullScreen: { width: '100%' },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.25rem' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8 } } },
    MuiDrawer: { styleOverrides: { paper: { border: 0, borderRight: hairline, backgroundColor: tokens.canvas } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 12 18 / 0.5)' } } },
    },
    MuiTooltip: {
      defaultProps: {
        leaveDelay: 500,
        enterTouchDelay: 300,
        arrow: false,
        // Within the page's landmark.
        slotProps: { popper: { container: () => document.getElementById('main-content') } },
      },
      styleOverrides: {
        tooltip: {
          backgroundColor: tokens.text,
          color: tokens.surface,
          fontSize: '0.75rem',
          lineHeight: '16px',
          fontWeight: 400,
          padding: '8px 12px',
          overflowWrap: 'anywhere',
        },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: tokens.text, color: tokens.surface, boxShadow: floating } },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          alignItems: 'center',
          flexWrap: 'wrap',
          variants: [
            standardAlert('error', tokens.cancelled),
            standardAlert('warning', tokens.progress),
            standardAlert('success', tokens.complete),
            standardAlert('info', { surface: tokens.primarySoft, text: tokens.text }),
          ],
        },
        icon: { color: 'inherit' },
        // Its button goes below a text that would have less room.
        message: { flex: '1 1 180px', minWidth: 0 },
        action: { paddingTop: 0 },
      },
    },
  };
}

function standardAlert(severity: AlertColor, { surface, text }: Readonly<Record<'surface' | 'text', string>>) {
  return { props: { variant: 'standard' as const, severity }, style: { backgroundColor: surface, color: text } };
}
