import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** Fields: an outline with the label above, so that labels never move or hide a value. */
export function inputs(tokens: Tokens): Components<Theme> {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, size: 'small' },
      styleOverrides: {
        paper: { marginTop: 4, border: `1px solid ${tokens.line}`, boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)' },
        listbox: { maxHeight: 200, padding: 4 },
        option: { minHeight: 40, borderRadius: 6 },
        inputRoot: { minHeight: 40 },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          fontSize: '0.875rem',
          lineHeight: 20 / 14,
          fontWeight: 500,
          color: tokens.text,
          '&.Mui-focused:not(.Mui-error)': { color: tokens.text },
          '&.Mui-disabled': { color: tokens.textQuiet },
        },
        asterisk: { color: tokens.cancelled.text },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: tokens.surface,
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
          '&.Mui-disabled': { backgroundColor: tokens.sunken },
        },
        notchedOutline: { top: 0, borderColor: tokens.lineStrong, '& legend': { display: 'none' } },
        input: {
          '&::placeholder': { color: tokens.textQuiet, opacity: 1 },
          variants: [{ props: { size: 'small' }, style: { paddingBlock: 9.5, height: 21 } }],
        },
        multiline: { '& .MuiOutlinedInput-input': { height: 'auto', padding: 0 } },
      },
    },
    MuiInputBase: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiSelect: { styleOverrides: { select: { minHeight: 21, lineHeight: '21px' } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginInline: 0,
          marginTop: 4,
          minHeight: 16,
          lineHeight: '16px',
          color: tokens.textQuiet,
          // It often says why the field is disabled.
          '&.Mui-disabled': { color: tokens.textQuiet },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { color: tokens.cancelled.text } } } },
    MuiInputAdornment: { styleOverrides: { root: { color: tokens.textQuiet } } },
    MuiSwitch: {
      styleOverrides: {
        track: { backgroundColor: tokens.lineStrong, opacity: 1 },
        switchBase: { '&.Mui-checked + .MuiSwitch-track': { opacity: 1 }, '&.Mui-checked': { color: tokens.surface } },
        thumb: { boxShadow: 'none', backgroundColor: tokens.surface, border: `1px solid ${tokens.line}` },
      },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 8, color: tokens.lineStrong } } },
    MuiRadio: { styleOverrides: { root: { padding: 8, color: tokens.lineStrong } } },
  };
}
