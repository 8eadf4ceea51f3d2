import { contrastOf, leastContrast } from '../templates/contrast.ts';

/** The backgrounds and the text of `letter.mjml`, in light and dark mode. */
const page = '#eef1f4';
const darkSheet = '#1c2229';
const ink = '#17212b';

/** The colours of a mail in the accent colour of a company (`#rrggbb`): its name above, and its button in both modes. */
export interface MailColors {
  readonly onPage: string;
  readonly button: string;
  readonly onButton: string;
  readonly darkButton: string;
  readonly onDarkButton: string;
}

/** Returns the colours of a mail; each text has the contrast that WCAG asks for, whatever the accent is. */
export function mailColors(accent: string): MailColors {
  const darkButton = lightened(accent);
  return {
    onPage: contrastOf(accent, page) >= leastContrast ? accent : ink,
    button: accent,
    onButton: readableOn(accent),
    darkButton,
    onDarkButton: readableOn(darkButton),
  };
}

const readableOn = (fill: string): string => (contrastOf('#ffffff', fill) >= leastContrast ? '#ffffff' : '#000000');

/** Mixes a colour with white until it stands out from the dark sheet. */
function lightened(color: string): string {
  const shades = Array.from({ length: 11 }, (_, tenths) => mixed(color, tenths / 10));
  return shades.find((shade) => contrastOf(shade, darkSheet) >= leastContrast) ?? '#ffffff';
}

const mixed = (color: string, white: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((part) => Math.round(part + (255 - part) * white))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
