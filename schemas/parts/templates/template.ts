import type { Infer } from '../../resource.ts';
import { closed, templateBlock } from './templateBlocks.ts';
import { templateLimits } from './templateLimits.ts';

/** The version of the format; older ones are migrated by `domain/templates/migrations.ts`. */
export const templateVersion = 1;

export const templateFonts = ['sans', 'serif', 'compact'] as const;
export const templatePapers = ['a4', 'letter'] as const;
export const templateDensities = ['compact', 'normal', 'spacious'] as const;

/** `#rrggbb`. */
const color = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 } as const;
const points = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum }) as const;
/** In millimetres. */
const margin = { type: 'number', minimum: 8, maximum: 40 } as const;

const theme = closed({
  font: { type: 'string', enum: templateFonts },
  /** Text, secondary text, headings and figures, panels behind text, rules, and the further shares of a bar. */
  colors: closed({ text: color, muted: color, accent: color, panel: color, line: color, second: color, third: color }),
  /** Of most text, in points; smaller and larger texts are in proportion. */
  size: points(7, 12),
  title_size: points(12, 48),
  density: { type: 'string', enum: templateDensities },
});

const page = closed({
  paper: { type: 'string', enum: templatePapers },
  margin: closed({ x: margin, top: margin, bottom: margin }),
});

/** Texts above or below the blocks of each page, with placeholders; also `{{page}}` and `{{pages}}`. */
const marginTexts = closed({
  divider: { type: 'boolean' },
  texts: {
    type: 'array',
    maxItems: templateLimits.marginTexts,
    items: closed({
      side: { type: 'string', enum: ['left', 'center', 'right'] },
      pages: { type: 'string', enum: ['all', 'first', 'following'] },
      text: { type: 'string', maxLength: templateLimits.marginText },
    }),
  },
});

/**
 * The format of a template: how a document looks, as data. One fixed program draws it
 * (`server/drawing/typst/document.typ`). It has no markup, no code and no pictures; texts are plain or rich texts with
 * placeholders.
 */
export const templateSchema = {
  type: 'object',
  required: ['version', 'theme', 'page', 'header', 'footer', 'blocks'],
  unevaluatedProperties: false,
  properties: {
    version: { type: 'integer', const: templateVersion },
    theme,
    page,
    header: marginTexts,
    footer: marginTexts,
    /** Labels appear in this language too, after that of the document. */
    second_language: { type: 'string', enum: ['pt', 'en', 'es'] },
    blocks: { type: 'array', minItems: 1, maxItems: templateLimits.blocks, items: templateBlock },
  },
} as const;

export type Template = Infer<typeof templateSchema>;
export type TemplateTheme = Template['theme'];
export type TemplateBlock = Template['blocks'][number];
export type BlockOf<Type extends TemplateBlock['type']> = Extract<TemplateBlock, { type: Type }>;
