import { templateSchema, type Template, type TemplateBlock } from '../../schemas/parts/templates/template.ts';
import { richTextLimits } from '../../schemas/parts/richText.ts';
import { templateLimits } from '../../schemas/parts/templates/templateLimits.ts';
import { plainText } from '../richText/plainText.ts';
import { readDocument } from '../richText/readDocument.ts';
import { richTextOf } from '../richText/richText.ts';
import { isObject } from '../schema/isObject.ts';
import type { Check } from '../validation/compileOnce.ts';
import type { Issue } from '../validation/issue.ts';
import { issuesOf } from '../validation/issues.ts';
import { contrastOf, leastContrast } from './contrast.ts';
import { isOfLaterVersion, migrateTemplate } from './migrations.ts';
import { blocksIn } from './texts.ts';

/** A template of the current version, or why it is refused: at most `mostIssues`, with paths within the template. */
export type ReadTemplate = { readonly template: Template } | { readonly issues: readonly Issue[] };

const mostIssues = 50;

/** A block in a column, with a rich text of the deepest lists. */
const mostDepth = 8 + 4 * richTextLimits.lists + 8;

/**
 * Reads a template of any version: migrated, checked and in one form. `validate` is Ajv's function for `templateSchema`,
 * as the server compiles it and the console precompiles it. Does not change its input.
 */
export function readTemplate(value: unknown, validate: Check): ReadTemplate {
  const whole = (key: string): ReadTemplate => ({ issues: [{ path: '', key }] });
  if (!isObject(value)) return whole('validation.type.object');
  if (isOfLaterVersion(value)) return { issues: [{ path: 'version', key: 'validation.template.version' }] };
  if (isDeeper(value, mostDepth)) return whole('validation.template.tooLarge');
  if (new TextEncoder().encode(JSON.stringify(value)).length > templateLimits.bytes) {
    return whole('validation.template.tooLarge');
  }
  const migrated = structuredClone(migrateTemplate(value));
  if (!validate(migrated)) {
    return { issues: issuesOf(validate.errors, templateSchema).slice(0, mostIssues) };
  }
  const template = migrated as Template;
  const issues = [...textIssues(template), ...repeatedBlocks(template), ...colorIssues(template)];
  return issues.length > 0 ? { issues: issues.slice(0, mostIssues) } : { template: inOneForm(template) };
}

/** Level by level, since recursion fails on what it is to refuse. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []));
  }
  return false;
}

function textIssues(template: Template): Issue[] {
  return blocksIn(template).flatMap(({ path, block }): Issue[] => {
    if (block.type !== 'text' || typeof block.content === 'string') return [];
    const at = `${path}.content`;
    const read = readDocument(block.content);
    if ('refusal' in read) return [{ path: at, key: `validation.richText.${read.refusal}` }];
    const args = { limit: templateLimits.text };
    const isLong = [...plainText(read.document)].length > args.limit;
    return isLong ? [{ path: at, key: 'validation.maxLength', args }] : [];
  });
}

/** The blocks that print a part of the document: a second one would print it again. */
export const singleBlocks: ReadonlySet<TemplateBlock['type']> = new Set([
  'masthead',
  'lines',
  'totals',
  'taxes',
  'way',
  'payment',
]);

function repeatedBlocks(template: Template): Issue[] {
  const seen = new Set<TemplateBlock['type']>();
  return blocksIn(template).flatMap(({ path, block: { type } }): Issue[] => {
    if (!singleBlocks.has(type)) return [];
    if (seen.has(type)) return [{ path: `${path}.type`, key: 'validation.template.repeated' }];
    seen.add(type);
    return [];
  });
}

/** Text is on white paper, or on a panel. */
function colorIssues({ theme: { colors } }: Template): Issue[] {
  return (['text', 'muted', 'accent'] as const).flatMap((name) => {
    const contrast = Math.min(contrastOf(colors[name], '#ffffff'), contrastOf(colors[name], colors.panel));
    if (contrast >= leastContrast) return [];
    const figure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
    const args = { contrast: figure(contrast), least: figure(leastContrast) };
    return [{ path: `theme.colors.${name}`, key: 'validation.template.contrast', args }];
  });
}

/** Rich texts in their canonical form, and settings that may be absent with their value, so that equal templates are equal as JSON. */
function inOneForm(template: Template): Template {
  const blocks = <Block extends TemplateBlock>(all: readonly Block[]): Block[] =>
    all.map((block) => {
      if (block.type === 'text') return { ...block, content: richTextOf(block.content) ?? '' };
      if (block.type === 'payment') return { ...block, code: block.code ?? true };
      if (block.type !== 'columns') return block;
      return { ...block, columns: block.columns.map((column) => ({ ...column, blocks: blocks(column.blocks) })) };
    });
  return { ...template, blocks: blocks(template.blocks) };
}
