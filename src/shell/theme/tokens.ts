/**
 * The product's colors per theme. `tokens.css` has the same values for plain CSS; a test compares both and their
 * contrast (AA).
 */
export interface Tone {
  /** The text color of a status on its `surface`. */
  readonly text: string;
  readonly surface: string;
  readonly dot: string;
}

export interface Tokens {
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textQuiet: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly primarySoft: string;
  readonly onPrimary: string;
  readonly tide: string;
  readonly progress: Tone;
  readonly complete: Tone;
  readonly cancelled: Tone;
  readonly draft: Tone;
}

export const light: Tokens = {
  canvas: '#f7f7f4',
  surface: '#ffffff',
  sunken: '#f1f1ed',
  line: '#e4e3dd',
  lineStrong: '#8d8c85',
  text: '#1a1c22',
  textQuiet: '#595c65',
  primary: '#1f3fbf',
  primaryStrong: '#182f91',
  primarySoft: '#ebeffc',
  onPrimary: '#ffffff',
  tide: '#0b7a83',
  progress: { text: '#8a4300', surface: '#fdf0df', dot: '#dd7a0b' },
  complete: { text: '#146238', surface: '#e4f4ea', dot: '#26985a' },
  cancelled: { text: '#a6231b', surface: '#fcebe9', dot: '#d23c31' },
  draft: { text: '#52555d', surface: '#eeeeea', dot: '#85878e' },
};

export const dark: Tokens = {
  canvas: '#0f1116',
  surface: '#171a20',
  sunken: '#1e2129',
  line: '#2b2f39',
  lineStrong: '#737985',
  text: '#ecedf0',
  textQuiet: '#a7acb7',
  primary: '#93a9ff',
  primaryStrong: '#b4c4ff',
  primarySoft: '#1f2847',
  onPrimary: '#0c1333',
  tide: '#5cc4cc',
  progress: { text: '#ffbb73', surface: '#392811', dot: '#f0962e' },
  complete: { text: '#7fd9a3', surface: '#143120', dot: '#3bb573' },
  cancelled: { text: '#ff9d95', surface: '#3e1c1a', dot: '#ea5b50' },
  draft: { text: '#b6bac2', surface: '#2a2d36', dot: '#8a8f99' },
};
