import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { templateSchema, type Template } from '../../schemas/parts/templates/template.ts';
import { templateLimits } from '../../schemas/parts/templates/templateLimits.ts';
import { builtInLinks, builtInTemplate } from '../../server/drawing/builtIn/builtIn.ts';
import { ajvOptions, configureAjv } from '../validation/ajv.ts';
import { readTemplate } from './readTemplate.ts';
import { templates } from './samples.testing.ts';
import { templateWarnings } from './warnings.ts';

const validate = configureAjv(new Ajv2020(ajvOptions)).compile(templateSchema);
const standard = builtInTemplate('invoiceTemplate1');
const issuesOf = (value: unknown) => {
  const read = readTemplate(value, validate);
  return 'issues' in read ? read.issues.map(({ path, key }) => [path, key]) : [];
};
const withBlocks = (...blocks: unknown[]) => ({ ...standard, blocks });
const repeat = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const text = (content: unknown) => ({ type: 'text', title: '', align: 'left', size: 'normal', content });
const nested = (levels: number): unknown => (levels === 0 ? 1 : { content: nested(levels - 1) });

test.each(builtInLinks)('the built-in template %s is valid and needs no advice', (link) => {
  const template = builtInTemplate(link);
  expect(readTemplate(template, validate)).toEqual({ template });
  expect(templateWarnings(template)).toEqual([]);
});

test('a template of before the code to pay prints it', () => {
  const read = readTemplate(withBlocks({ type: 'payment', variant: 'panel' }), validate);
  expect(read).toMatchObject({ template: { blocks: [{ type: 'payment', variant: 'panel', code: true }] } });
});

test('what an editor makes is accepted, and read again as it is', () => {
  fc.assert(
    fc.property(templates, (made) => {
      const read = readTemplate(made, validate);
      expect(read).toHaveProperty('template');
      expect(readTemplate('template' in read && read.template, validate)).toEqual(read);
    }),
  );
});

describe('refused', () => {
  const { theme } = standard;
  test.each<[string, unknown, string, string]>([
    ['no object', [], '', 'validation.type.object'],
    ['a later version', { ...standard, version: 99 }, 'version', 'validation.template.version'],
    ['no version', { ...standard, version: undefined }, 'version', 'validation.required'],
    ['an unknown property', { ...standard, script: 'x' }, 'script', 'validation.unknown'],
    ['a style', withBlocks({ ...text(''), style: 'color: red' }), 'blocks.0.style', 'validation.unknown'],
    ['HTML', withBlocks({ type: 'html', html: '<b>' }), 'blocks.0.type', 'validation.enum'],
    ['no block', withBlocks(), 'blocks', 'validation.required'],
    ['too many blocks', withBlocks(...repeat(41, { type: 'spacer', height: 1 })), 'blocks', 'validation.maxItems'],
    [
      'columns within columns',
      withBlocks({
        type: 'columns',
        columns: [
          { width: 1, blocks: [{ type: 'columns' }] },
          { width: 1, blocks: [] },
        ],
      }),
      'blocks.0.columns.0.blocks.0.type',
      'validation.enum',
    ],
    [
      'the lines twice',
      withBlocks(standard.blocks[4], standard.blocks[4]),
      'blocks.1.type',
      'validation.template.repeated',
    ],
    [
      'a column twice',
      withBlocks({ type: 'lines', variant: 'ruled', columns: ['total', 'total'] }),
      'blocks.0.columns',
      'validation.invalid',
    ],
    [
      'an image in a text',
      withBlocks(text({ type: 'doc', content: [{ type: 'image' }] })),
      'blocks.0.content',
      'validation.richText.notAllowed',
    ],
    [
      'a script as a link',
      withBlocks(
        text({
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }],
            },
          ],
        }),
      ),
      'blocks.0.content',
      'validation.richText.link',
    ],
    ['a long text', withBlocks(text('x'.repeat(templateLimits.text + 1))), 'blocks.0.content', 'validation.maxLength'],
    ['too many bytes', withBlocks(...repeat(30, text('x'.repeat(4_000)))), '', 'validation.template.tooLarge'],
    ['a deep one', withBlocks(nested(60)), '', 'validation.template.tooLarge'],
    ['a very deep one', withBlocks(nested(5_000)), '', 'validation.template.tooLarge'],
    [
      'a color by name',
      { ...standard, theme: { ...theme, colors: { ...theme.colors, text: 'red' } } },
      'theme.colors.text',
      'validation.pattern',
    ],
    [
      'white on white',
      { ...standard, theme: { ...theme, colors: { ...theme.colors, text: '#ffffff' } } },
      'theme.colors.text',
      'validation.template.contrast',
    ],
    [
      'dark on a dark panel',
      { ...standard, theme: { ...theme, colors: { ...theme.colors, panel: '#12495a' } } },
      'theme.colors.accent',
      'validation.template.contrast',
    ],
    ['a font of the web', { ...standard, theme: { ...theme, font: 'Comic Sans' } }, 'theme.font', 'validation.enum'],
    ['huge letters', { ...standard, theme: { ...theme, size: 1e9 } }, 'theme.size', 'validation.maximum'],
    [
      'no margin',
      { ...standard, page: { ...standard.page, margin: { x: 0, top: 8, bottom: 8 } } },
      'page.margin.x',
      'validation.minimum',
    ],
  ])('%s', (_, made, path, key) => {
    expect(issuesOf(made)).toContainEqual([path, key]);
  });

  it('without changing it, and with a limited number of issues', () => {
    const wrong = withBlocks(...repeat(40, { type: 'text', a: 1, b: 2, c: 3 }));
    const before = structuredClone(wrong);
    expect(issuesOf(wrong)).toHaveLength(50);
    expect(wrong).toEqual(before);
  });
});

describe('warnings', () => {
  it('name unknown placeholders at their text', () => {
    const template = { ...standard, blocks: [...standard.blocks, text('{{number}} {{nubmer}} {{page}}')] } as Template;
    expect(templateWarnings(template).map(({ path, args }) => [path, args?.['name']])).toEqual([
      ['blocks.9.content', 'nubmer'],
      ['blocks.9.content', 'page'],
    ]);
  });

  it('name missing blocks', () => {
    const template = { ...standard, blocks: standard.blocks.filter(({ type }) => type !== 'lines') };
    expect(templateWarnings(template)).toEqual([{ path: 'blocks', key: 'validation.template.missing.lines' }]);
  });
});
