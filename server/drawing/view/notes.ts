import type { noteNames } from '../../../schemas/parts/templates/templateBlocks.ts';
import { numberOf, type Block, type Inline, type List, type Mark } from '../../../domain/richText/document.ts';
import { plainText } from '../../../domain/richText/plainText.ts';
import { richTextOf } from '../../../domain/richText/richText.ts';
import type { Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** A piece of a line with one formatting. */
export interface RunView {
  readonly text: string;
  readonly marks: readonly Mark['type'][];
  /** Whether the line may break after it, within a word. */
  readonly breaks?: boolean;
}

/** A line, or the items of a list with their signs. */
export type NoteBlock =
  | { readonly line: readonly RunView[] }
  | { readonly items: readonly { readonly sign: string; readonly blocks: readonly NoteBlock[] }[] };

export interface NoteView {
  /** The note's name in templates. */
  readonly name: (typeof noteNames)[number];
  readonly title: string;
  /** Plain text, with line breaks. */
  readonly text: string;
  /** The same text with its formatting; undefined for plain text. */
  readonly blocks?: readonly NoteBlock[];
}

/** Returns the contact, the payment instructions, the terms and the observation, without blank ones. */
export function notesView({ contact, ...document }: DrawnDocument, { notes, quote }: Labels): NoteView[] {
  return [
    noteView('contact', notes, linesOf(contact?.responsible_name, contact?.responsible_email)),
    noteView('terms_payment', notes, document.terms_payment),
    // Where templates have the observation, quotes also have their terms.
    noteView('observation', { ...notes, observation: quote.terms }, document.terms),
    noteView('observation', notes, document.observation),
  ].filter(({ text }) => text.trim() !== '');
}

const linesOf = (...texts: readonly (string | undefined)[]): string => texts.filter((text) => text).join('\n');

function noteView(name: NoteView['name'], { [name]: title }: Labels['notes'], value: unknown): NoteView {
  const text = richTextOf(value) ?? '';
  return typeof text === 'string'
    ? { name, title, text }
    : { name, title, text: plainText(text), blocks: text.content.flatMap(blocksOf) };
}

/** Returns the lines and lists of a block of a rich text. */
export const blocksOf = (block: Block): readonly NoteBlock[] =>
  block.type === 'paragraph' ? linesIn(block.content ?? []) : [{ items: itemsOf(block) }];

const itemsOf = (list: List) =>
  list.content.map(({ content }, index) => ({
    sign: list.type === 'bulletList' ? '•' : `${numberOf(list, index)}.`,
    blocks: content.flatMap(blocksOf),
  }));

/** Splits a paragraph into lines at its hard breaks. */
function linesIn(inlines: readonly Inline[]): NoteBlock[] {
  const lines: RunView[][] = [[]];
  for (const inline of inlines) {
    if (inline.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push({ text: inline.text, marks: (inline.marks ?? []).map(({ type }) => type) });
  }
  return lines.map((line) => ({ line: withBreaks(line) }));
}

/** From so many letters a word in several formats may be wider than a narrow column. */
const longWord = 12;

/** Lets long words break where their format changes. Those in one format break within their text (`printable`). */
function withBreaks(line: readonly RunView[]): RunView[] {
  let letters = 0;
  return line.map((run, index) => {
    const ending = /\S*$/u.exec(run.text)?.[0] ?? '';
    letters = ending === run.text ? letters + ending.length : ending.length;
    const beginning = /^\S*/u.exec(line[index + 1]?.text ?? '')?.[0] ?? '';
    if (letters === 0 || beginning === '' || letters + beginning.length < longWord) return run;
    letters = 0;
    return { ...run, breaks: true };
  });
}

/** Returns the number of items in all lists. */
export const itemsIn = (blocks: readonly NoteBlock[]): number =>
  blocks.reduce(
    (sum, block) => ('line' in block ? sum : block.items.reduce((all, item) => all + 1 + itemsIn(item.blocks), sum)),
    0,
  );
