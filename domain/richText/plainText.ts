import { numberOf, type Block, type Inline, type RichText } from './document.ts';

/** Returns a rich text without formatting, for search, export and histories. Each paragraph and item is a line. */
export function plainText(value: RichText): string {
  return typeof value === 'string' ? value : linesOf(value.content).join('\n');
}

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return wordsOf(block.content ?? []).split('\n');
    return block.content.flatMap((item, index) => {
      // A hyphen at the start of a cell would be a formula.
      const sign = block.type === 'bulletList' ? '• ' : `${numberOf(block, index)}. `;
      return linesOf(item.content).map((line, at) => (at === 0 ? sign : ' '.repeat(sign.length)) + line);
    });
  });
}

/** Appends a link's address unless its text shows it. */
const wordsOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline, index) => {
      if (inline.type === 'hardBreak') return '\n';
      const href = linkOf(inline);
      if (href === undefined || href === linkOf(inlines[index + 1])) return inline.text;
      return textOf(inlines, index, href).includes(bare(href)) ? inline.text : `${inline.text} (${bare(href)})`;
    })
    .join('');

const linkOf = (inline: Inline | undefined): string | undefined =>
  inline?.type === 'text'
    ? inline.marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]
    : undefined;

/** Returns the text of a link that ends at an index; parts may be bold. */
function textOf(inlines: readonly Inline[], end: number, href: string): string {
  let start = end;
  while (start > 0 && linkOf(inlines[start - 1]) === href) start--;
  return inlines
    .slice(start, end + 1)
    .map((inline) => (inline.type === 'text' ? inline.text : ''))
    .join('');
}

const bare = (href: string): string => href.replace(/^mailto:/, '').replace(/^(https?:\/\/[^/]+)\/$/, '$1');
