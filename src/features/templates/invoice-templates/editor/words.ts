import { useTranslate } from 'react-admin';
import type { Template, TemplateBlock } from '../../../../../schemas/parts/templates/template.ts';
import { plainTextOf } from '../../../../../domain/richText/richText.ts';
import type { BlockType } from './model/blockTypes.ts';
import { blockAt } from './model/places.ts';

export const resource = 'invoice-templates';

/** Returns the name of a type of blocks. */
export function useBlockName(): (type: BlockType) => string {
  const translate = useTranslate();
  return (type) => translate(`templateEditor.blocks.${type}.name`);
}

/** The maximum number of characters of a text that a block's row shows. */
const mostShown = 60;

/** Returns what distinguishes a block from others of its type: the beginning of its text, or its parties. */
export function useBlockText(): (block: TemplateBlock) => string {
  const translate = useTranslate();
  const textOf = (block: TemplateBlock) => {
    if (block.type === 'text') return block.title || plainTextOf(block.content);
    if (block.type === 'signature') return block.signers[0];
    if (block.type !== 'parties') return '';
    return block.parties.map((party) => translate(`resources.${resource}.values.block.parties.${party}`)).join(', ');
  };
  return (block) => (textOf(block) ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, mostShown);
}

const blockPath = /^blocks\.\d+(?:\.columns\.\d+\.blocks\.\d+)?/;

/** Returns the path of the innermost block that a path belongs to. */
export const blockOf = (path: string): string | undefined => blockPath.exec(path)?.[0];

/** Returns how a place in a template is called: "Block 3: Free text", "Page header". */
export function usePlaceName(): (template: Template, path: string) => string {
  const translate = useTranslate();
  const nameOf = useBlockName();
  return (template, path) => {
    const at = blockOf(path);
    const block = at === undefined ? undefined : blockAt(template, at);
    if (at !== undefined && block) {
      return translate('templateEditor.places.block', {
        number: Number(at.split('.')[1]) + 1,
        name: nameOf(block.type),
      });
    }
    const [part = ''] = path.split('.');
    return translate(`templateEditor.places.${part}`, { _: translate('templateEditor.places.template') });
  };
}
