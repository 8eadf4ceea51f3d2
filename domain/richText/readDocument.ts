import { richMarks, richTextLimits } from '../../schemas/parts/richText.ts';
import { isObject } from '../schema/isObject.ts';
import { isStorable } from '../schema/values/storable.ts';
import type { Block, Inline, List, ListItem, Mark, Paragraph, RichDocument } from './document.ts';
import { linkAddress } from './linkAddress.ts';

/** Why a document is refused: a forbidden node, a forbidden link, too large or too deep. */
export type Refusal = 'notAllowed' | 'link' | 'tooLarge' | 'tooDeep';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const refuse = (refusal: Refusal): never => {
  throw new Refused(refusal);
};

/**
 * Reads a document by the allow-list into a canonical form, without meaningless attributes and empty paragraphs at the
 * ends. Does not change its input. Unknown nodes and marks are refused, so that no text is lost silently.
 */
export function readDocument(value: unknown): { document: RichDocument } | { refusal: Refusal } {
  try {
    const { content } = nodeOf(value, ['doc']);
    const left = { nodes: richTextLimits.nodes };
    const document: RichDocument = { type: 'doc', content: withoutEmptyEnds(readBlocks(content, left, 0)) };
    const bytes = new TextEncoder().encode(JSON.stringify(document)).length;
    return bytes > richTextLimits.bytes ? { refusal: 'tooLarge' } : { document };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

/** The remaining number of nodes. */
interface Left {
  nodes: number;
}

interface Node {
  readonly type: string;
  readonly content: readonly unknown[];
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly from: Readonly<Record<string, unknown>>;
}

function nodeOf(value: unknown, types: readonly string[], left?: Left): Node {
  if (left && --left.nodes < 0) refuse('tooLarge');
  if (!isObject(value)) return refuse('notAllowed');
  const { type, content = [], attrs } = value;
  if (typeof type !== 'string' || !types.includes(type) || !Array.isArray(content)) return refuse('notAllowed');
  return { type, content, attrs: isObject(attrs) ? attrs : {}, from: value };
}

function readBlocks(content: readonly unknown[], left: Left, lists: number): Block[] {
  return content.map((value): Block => {
    const node = nodeOf(value, ['paragraph', 'bulletList', 'orderedList'], left);
    if (node.type === 'paragraph') return paragraph(readInlines(node.content, left));
    if (lists === richTextLimits.lists) return refuse('tooDeep');
    return readList(node, left, lists + 1);
  });
}

function readList({ type, attrs, content }: Node, left: Left, lists: number): List {
  if (content.length === 0) return refuse('notAllowed');
  const items = content.map((value): ListItem => {
    const blocks = readBlocks(nodeOf(value, ['listItem'], left).content, left, lists);
    return blocks[0]?.type === 'paragraph' ? { type: 'listItem', content: blocks } : refuse('notAllowed');
  });
  if (type === 'bulletList') return { type, content: items };
  const { start } = attrs;
  const isOther = typeof start === 'number' && Number.isInteger(start) && start >= 0 && start <= 9_999 && start !== 1;
  return { type: 'orderedList', ...(isOther && { attrs: { start } }), content: items };
}

const paragraph = (content: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});

function readInlines(content: readonly unknown[], left: Left): Inline[] {
  const inlines: Inline[] = [];
  for (const value of content) {
    const { type, from } = nodeOf(value, ['text', 'hardBreak'], left);
    const inline: Inline = type === 'hardBreak' ? { type } : readText(from);
    const last = inlines.at(-1);
    if (inline.type === 'text' && last?.type === 'text' && areAlike(last.marks, inline.marks)) {
      inlines[inlines.length - 1] = { ...last, text: last.text + inline.text };
    } else if (inline.type !== 'text' || inline.text !== '') inlines.push(inline);
  }
  return inlines;
}

const areAlike = (some: readonly Mark[] = [], others: readonly Mark[] = []): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function readText({ text, marks = [] }: Readonly<Record<string, unknown>>): Inline {
  if (typeof text !== 'string' || !isStorable(text) || !Array.isArray(marks)) return refuse('notAllowed');
  const read = new Map(marks.map(readMark).map((mark) => [mark.type, mark]));
  const inOrder = richMarks.flatMap((name) => read.get(name) ?? []);
  // Line breaks are nodes, not characters.
  const written = text.replaceAll(/[\t\n\r]+/g, ' ');
  return { type: 'text', text: written, ...(inOrder.length > 0 && { marks: inOrder }) };
}

function readMark(value: unknown): Mark {
  const type = isObject(value) ? richMarks.find((name) => name === value['type']) : undefined;
  if (!isObject(value) || type === undefined) return refuse('notAllowed');
  if (type !== 'link') return { type };
  const { attrs } = value;
  const href = linkAddress(isObject(attrs) ? attrs['href'] : undefined);
  return href === undefined ? refuse('link') : { type, attrs: { href } };
}

const isBlank = (block: Block): boolean =>
  block.type === 'paragraph' &&
  (block.content ?? []).every((inline) => inline.type === 'hardBreak' || inline.text.trim() === '');

function withoutEmptyEnds(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => !isBlank(block));
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isBlank(block)) + 1);
}
