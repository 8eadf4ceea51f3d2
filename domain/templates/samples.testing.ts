import fc from 'fast-check';
import {
  templateDensities,
  templateFonts,
  templatePapers,
  type Template,
  type TemplateBlock,
} from '../../schemas/parts/templates/template.ts';
import { factNames, lineColumns, noteNames, partyNames } from '../../schemas/parts/templates/templateBlocks.ts';
import { documents, hostile } from '../richText/samples.testing.ts';
import { pagePlaceholders, placeholders } from './placeholders.ts';

const chosen = <const Name>(names: readonly Name[], minLength = 1) => fc.shuffledSubarray([...names], { minLength });

const placeholder = fc.constantFrom(...placeholders, ...pagePlaceholders, 'unknown').map((name) => `{{${name}}}`);
const words = fc
  .array(fc.oneof(placeholder, fc.constantFrom(...hostile), fc.string({ maxLength: 12 })), { maxLength: 3 })
  .map((some) => some.join(' ').slice(0, 100));
const content = fc.oneof(words, documents);

const align = fc.constantFrom('left', 'center', 'right');
const panelled = fc.constantFrom('panel', 'plain');
const ruled = fc.constantFrom('ruled', 'striped', 'dense');

const block = <Type extends TemplateBlock['type']>(type: Type, own: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), ...own });

/** Those that a template may have several times. */
const repeatable = [
  block('logo', { align, height: fc.integer({ min: 6, max: 40 }) }),
  block('title', { align }),
  block('facts', { variant: fc.constantFrom('row', 'list', 'framed'), fields: chosen(factNames) }),
  block('parties', { variant: fc.constantFrom('plain', 'boxed', 'framed'), parties: chosen(partyNames) }),
  block('notes', { columns: fc.integer({ min: 1, max: 2 }), notes: chosen(noteNames) }),
  block('text', { title: words, align, size: fc.constantFrom('small', 'normal', 'large'), content }),
  block('signature', { signers: fc.array(words, { minLength: 1, maxLength: 4 }) }),
  block('divider', { weight: fc.constantFrom('thin', 'strong') }),
  block('spacer', { height: fc.integer({ min: 1, max: 80 }) }),
];

const columns = block('columns', {
  columns: fc.array(
    fc.record({
      width: fc.integer({ min: 1, max: 4 }),
      blocks: fc.array(fc.oneof(...repeatable), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 3 },
  ),
});

/** Each at most once, in any order. */
const single = fc
  .tuple(
    block('masthead', { variant: fc.constantFrom('plain', 'spacious', 'formal') }),
    block('payment', { variant: fc.constantFrom('panel', 'plain', 'large', 'framed'), code: fc.boolean() }),
    block('lines', { variant: fc.constantFrom('ruled', 'striped', 'dense', 'open'), columns: chosen(lineColumns) }),
    block('totals', { variant: panelled }),
    block('taxes', { variant: ruled }),
    block('way', { bar: fc.boolean() }),
  )
  .chain((all) => fc.shuffledSubarray<object>([...all], { minLength: 1 }));

const blocks = fc
  .tuple(single, fc.array(fc.oneof(columns, ...repeatable), { maxLength: 6 }))
  .chain(([one, more]) => fc.shuffledSubarray([...one, ...more], { minLength: one.length + more.length }));

const dark = fc.constantFrom('#17212b', '#000000', '#5c1a1a', '#12495a');
const light = fc.constantFrom('#ffffff', '#eff4f6', '#f6f1e7');
const margin = fc.integer({ min: 8, max: 40 });

const margins = fc.record({
  divider: fc.boolean(),
  texts: fc.array(fc.record({ side: align, pages: fc.constantFrom('all', 'first', 'following'), text: words }), {
    maxLength: 3,
  }),
});

/** Valid templates, from plain to extreme. */
export const templates = fc.record(
  {
    version: fc.constant(1),
    theme: fc.record({
      font: fc.constantFrom(...templateFonts),
      colors: fc.record({
        text: dark,
        muted: dark,
        accent: dark,
        panel: light,
        line: light,
        second: light,
        third: light,
      }),
      size: fc.constantFrom(7, 8.5, 10, 12),
      title_size: fc.constantFrom(12, 24, 48),
      density: fc.constantFrom(...templateDensities),
    }),
    page: fc.record({
      paper: fc.constantFrom(...templatePapers),
      margin: fc.record({ x: margin, top: margin, bottom: margin }),
    }),
    header: margins,
    footer: margins,
    second_language: fc.constantFrom('pt', 'en', 'es'),
    blocks,
  },
  { requiredKeys: ['version', 'theme', 'page', 'header', 'footer', 'blocks'] },
) as fc.Arbitrary<Template>;
