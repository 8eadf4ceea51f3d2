import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { controls } from './components/controls.ts';
import { inputs } from './components/inputs.ts';
import { overlays } from './components/overlays.ts';
import { tables } from './components/tables.ts';
import type { Mode } from './mode.ts';
import { dark, light, type Tokens } from './tokens.ts';
import { fontFamily, radius, scale } from './scale.ts';

declare module '@mui/material/styles' {
  interface Theme {
    /** The product's colors beyond MUI's: surfaces, lines and status tones. */
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
}

const type = (step: keyof typeof scale, fontWeight: number) => ({
  fontSize: `${scale[step].size / 16}rem`,
  lineHeight: scale[step].line / scale[step].size,
  fontWeight,
  letterSpacing: scale[step].size >= 20 ? '-0.015em' : 0,
});

const typography = {
  fontFamily,
  h1: type('display', 600),
  h2: type('title', 600),
  h3: type('heading', 600),
  h4: type('heading', 600),
  h5: type('lead', 600),
  h6: type('lead', 600),
  subtitle1: type('lead', 500),
  subtitle2: type('body', 600),
  body1: type('body', 400),
  body2: type('body', 400),
  button: { ...type('body', 500), textTransform: 'none' },
  caption: type('caption', 400),
  overline: { ...type('caption', 500), textTransform: 'none' },
} as const;

const tone = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

function optionsOf(mode: Mode, tokens: Tokens): ThemeOptions {
  return {
    tokens,
    spacing: 8,
    shape: { borderRadius: radius },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
    typography,
    palette: {
      mode,
      primary: {
        main: tokens.primary,
        dark: tokens.primaryStrong,
        light: tokens.primarySoft,
        contrastText: tokens.onPrimary,
      },
      secondary: tone(tokens.textQuiet, tokens.surface),
      error: tone(tokens.cancelled.text, tokens.surface),
      warning: tone(tokens.progress.text, tokens.surface),
      success: tone(tokens.complete.text, tokens.surface),
      info: tone(tokens.tide, tokens.surface),
      background: { default: tokens.canvas, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.textQuiet },
      divider: tokens.line,
    },
    components: {
      ...controls(tokens),
      ...inputs(tokens),
      ...tables(tokens),
      ...overlays(tokens),
    },
  };
}

const tokensOf: Readonly<Record<Mode, Tokens>> = { light, dark };
const made = new Map<Mode, Theme>();

/** Returns the theme of a mode, created on first use. */
export function themeIn(mode: Mode): Theme {
  const theme = made.get(mode) ?? createTheme(optionsOf(mode, tokensOf[mode]));
  made.set(mode, theme);
  return theme;
}
