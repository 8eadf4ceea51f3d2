import type { Template, TemplateBlock } from '../../schemas/parts/templates/template.ts';
import { plainTextOf } from '../richText/richText.ts';

/** A text that the company wrote into a template, without formatting. */
export interface WrittenText {
  /** Of its property within the template: `blocks.3.content`. */
  readonly path: string;
  readonly text: string;
  /** Whether it is in a header or footer, which may have page numbers. */
  readonly isOnEachPage: boolean;
}

/** A block of a template with its path: `blocks.2`, in a column `blocks.2.columns.0.blocks.1`. */
export interface PlacedBlock {
  readonly path: string;
  readonly block: TemplateBlock;
}

/** Returns all blocks of a template, those in columns after their `columns` block. */
export function blocksIn({ blocks }: Pick<Template, 'blocks'>, path = 'blocks'): PlacedBlock[] {
  return blocks.flatMap((block, at) => {
    const place = `${path}.${at}`;
    const inner = block.type === 'columns' ? block.columns : [];
    return [{ path: place, block }, ...inner.flatMap((column, k) => blocksIn(column, `${place}.columns.${k}.blocks`))];
  });
}

/** Returns all texts of a template that may have placeholders. */
export function textsOf(template: Template): WrittenText[] {
  const inMargins = (['header', 'footer'] as const).flatMap((margin) =>
    template[margin].texts.map(({ text }, at) => ({ path: `${margin}.texts.${at}.text`, text, isOnEachPage: true })),
  );
  const inBlocks = blocksIn(template).flatMap(({ path, block }) =>
    writtenIn(block).map(([name, text]) => ({ path: `${path}.${name}`, text, isOnEachPage: false })),
  );
  return [...inMargins, ...inBlocks];
}

function writtenIn(block: TemplateBlock): (readonly [name: string, text: string])[] {
  if (block.type === 'signature') return block.signers.map((signer, at) => [`signers.${at}`, signer] as const);
  if (block.type !== 'text') return [];
  return [
    ['title', block.title],
    ['content', plainTextOf(block.content)],
  ];
}
