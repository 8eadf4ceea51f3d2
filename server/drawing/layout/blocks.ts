import { fillPlaceholders, type PlaceholderValues } from '../../../domain/templates/placeholders.ts';
import { documentOf } from '../../../domain/richText/richText.ts';
import type { Block, Inline, RichText } from '../../../domain/richText/document.ts';
import type { BlockOf, Template, TemplateBlock } from '../../../schemas/parts/templates/template.ts';
import { blocksOf, type NoteBlock } from '../view/notes.ts';

type Filled<One extends TemplateBlock> = One extends { type: 'text' }
  ? Omit<One, 'content'> & { content: NoteBlock[] }
  : One extends { type: 'columns' }
    ? Omit<One, 'columns'> & { columns: { width: number; blocks: BlockView[] }[] }
    : One;

/** A block of a template with its texts filled in. */
export type BlockView = Filled<TemplateBlock>;

/** Fills the texts of blocks. Values are data: nothing in them is read again. */
export function blocksView(blocks: Template['blocks'], values: PlaceholderValues): BlockView[] {
  const filled = (text: string) => fillPlaceholders(text, values);
  return blocks.map((block): BlockView => {
    switch (block.type) {
      case 'text':
        return { ...block, title: filled(block.title), content: linesOf(block.content as RichText, filled) };
      case 'signature':
        return { ...block, signers: block.signers.map(filled) };
      case 'columns':
        return { ...block, columns: columnsView(block, values) };
      default:
        return block;
    }
  });
}

const columnsView = ({ columns }: BlockOf<'columns'>, values: PlaceholderValues) =>
  columns.map(({ width, blocks }) => ({ width, blocks: blocksView(blocks, values) }));

function linesOf(content: RichText, filled: (text: string) => string): NoteBlock[] {
  const inline = (one: Inline): Inline => (one.type === 'text' ? { ...one, text: filled(one.text) } : one);
  const block = (one: Block): Block =>
    one.type === 'paragraph'
      ? { ...one, content: (one.content ?? []).map(inline) }
      : { ...one, content: one.content.map((item) => ({ ...item, content: item.content.map(block) })) };
  return content === '' ? [] : documentOf(content).content.map(block).flatMap(blocksOf);
}

const titles: readonly TemplateBlock['type'][] = ['masthead', 'title'];
/** What they print has no heading. */
const withoutHeading: readonly TemplateBlock['type'][] = [
  'logo',
  'facts',
  'parties',
  'payment',
  'signature',
  'divider',
  'spacer',
];

/**
 * Returns whether the title of the document precedes all other headings. Otherwise these are of the first level too: a
 * reader that jumps from heading to heading expects one of the first level first (PDF/UA-1).
 */
export function startsWithTitle(blocks: Template['blocks']): boolean {
  const inOrder = blocks.flatMap((block) =>
    block.type === 'columns' ? block.columns.flatMap((column) => column.blocks) : block,
  );
  const first = inOrder.find(({ type }) => !withoutHeading.includes(type));
  return first !== undefined && titles.includes(first.type);
}
