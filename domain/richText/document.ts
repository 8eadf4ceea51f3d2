import type { RichMark } from '../../schemas/parts/richText.ts';

export type Mark =
  | { readonly type: Exclude<RichMark, 'link'> }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export type Inline = Text | { readonly type: 'hardBreak' };

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

/** The first block is a paragraph. */
export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}

export interface List {
  readonly type: 'bulletList' | 'orderedList';
  /** The start of an ordered list that does not begin at 1. */
  readonly attrs?: { readonly start: number };
  readonly content: readonly ListItem[];
}

export type Block = Paragraph | List;

/** A document as `readDocument` returns it. */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/** The value of a property of kind `richText`. */
export type RichText = string | RichDocument;

/** Returns the number of a list item, counted from index 0. */
export const numberOf = ({ attrs }: List, index: number): number => (attrs?.start ?? 1) + index;
