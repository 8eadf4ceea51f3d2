import type { Template, TemplateBlock } from '../../schemas/parts/templates/template.ts';
import type { Issue } from '../validation/issue.ts';
import { pagePlaceholders, placeholders, placeholdersIn } from './placeholders.ts';
import { blocksIn, textsOf } from './texts.ts';

/** The blocks that every invoice needs. */
const expected = ['parties', 'lines', 'totals'] as const satisfies readonly TemplateBlock['type'][];

/**
 * Returns what an editor tells about a valid template: unknown placeholders, which print as nothing, at their text, and
 * missing blocks at `blocks`. None prevents saving.
 */
export function templateWarnings(template: Template): Issue[] {
  return [...unknownPlaceholders(template), ...missingBlocks(template)];
}

function unknownPlaceholders(template: Template): Issue[] {
  return textsOf(template).flatMap(({ path, text, isOnEachPage }) => {
    const known: readonly string[] = isOnEachPage ? [...placeholders, ...pagePlaceholders] : placeholders;
    const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
    return unknown.map((name) => ({ path, key: 'validation.template.placeholder', args: { name } }));
  });
}

function missingBlocks(template: Template): Issue[] {
  const types = new Set(blocksIn(template).map(({ block }) => block.type));
  return expected
    .filter((type) => !types.has(type))
    .map((type) => ({ path: 'blocks', key: `validation.template.missing.${type}` }));
}
