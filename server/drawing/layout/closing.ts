import type { DocumentView } from '../view/view.ts';
import type { BlockView } from './blocks.ts';

/** A block, and whether it stays on one page with the next one. */
export type PlacedBlock = BlockView & { readonly stays?: boolean };

/** So many bytes of text, and such a space in millimetres, fill at most a third of a page. */
const most = { text: 1_200, space: 40 } as const;

/** What a document has of the blocks that may be empty. */
type Shown = Pick<DocumentView, 'notes'> & {
  readonly facts: readonly Pick<DocumentView['facts'][number], 'name'>[];
  readonly parties: readonly Pick<DocumentView['parties'][number], 'side'>[];
} & Readonly<Record<'taxes' | 'way' | 'payment', object | null>>;

/**
 * Marks the last blocks of a document, if they are short words such as the contact, and the block before them: the last
 * page never holds only these words.
 */
export function withClosing(blocks: readonly BlockView[], view: Shown): PlacedBlock[] {
  const shown = [...blocks.entries()].filter(([, block]) => isShown(block, view)).map(([at]) => at);
  const rest = { ...most };
  let closing = 0;
  for (const at of shown.toReversed()) {
    const size = sizeOf(blocks[at], view);
    if (!size || size.text > rest.text || size.space > rest.space) break;
    rest.text -= size.text;
    rest.space -= size.space;
    closing += 1;
  }
  const before = shown.slice(0, shown.length - closing).findLastIndex((at) => !isBlank(blocks[at]));
  const staying = new Set(closing === 0 ? [] : shown.slice(Math.max(before, 0), -1));
  return blocks.map((block, at) => (staying.has(at) ? stayingBlock(block, view) : block));
}

/** Spaces and rules do not make a page of closing words one with content. */
const isBlank = (block: BlockView | undefined): boolean => block?.type === 'spacer' || block?.type === 'divider';

/** Columns that are too narrow stand below each other: there the last block of the last column stays. */
function stayingBlock(block: BlockView, view: Shown): PlacedBlock {
  if (block.type !== 'columns') return { ...block, stays: true };
  const last = block.columns.length - 1;
  const columns = block.columns.map((column, at) =>
    at === last ? { ...column, blocks: lastStaying(column.blocks, view) } : column,
  );
  return { ...block, columns, stays: true };
}

function lastStaying(blocks: readonly BlockView[], view: Shown): PlacedBlock[] {
  const last = blocks.findLastIndex((block) => !isBlank(block) && isShown(block, view));
  return blocks.map((block, at) => (at === last ? { ...block, stays: true } : block));
}

function isShown(block: BlockView, view: Shown): boolean {
  switch (block.type) {
    case 'notes':
      return notesOf(block, view).length > 0;
    case 'facts':
      return view.facts.some(({ name }) => block.fields.some((one) => one === name));
    case 'parties':
      return view.parties.some(({ side }) => block.parties.some((one) => one === side));
    case 'taxes':
    case 'way':
    case 'payment':
      return view[block.type] !== null;
    default:
      return true;
  }
}

const notesOf = ({ notes }: BlockView & { type: 'notes' }, view: Shown) =>
  view.notes.filter(({ name }) => notes.some((one) => one === name));

/** Returns the size of closing words; undefined for any other block. */
function sizeOf(block: BlockView | undefined, view: Shown): { text: number; space: number } | undefined {
  switch (block?.type) {
    case 'notes':
      return { text: JSON.stringify(notesOf(block, view)).length, space: 0 };
    case 'text':
      return { text: JSON.stringify(block.content).length, space: 0 };
    case 'signature':
      return { text: JSON.stringify(block.signers).length, space: 20 };
    case 'spacer':
      return { text: 0, space: block.height };
    case 'divider':
      return { text: 0, space: 8 };
    default:
      return undefined;
  }
}
