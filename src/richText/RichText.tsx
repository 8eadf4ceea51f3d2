import type { ReactNode } from 'react';
import type { Block, Inline, Mark, RichDocument, RichText as Value } from '../../domain/richText/document.ts';
import './richText.css';

/** A formatted text, rendered as elements without interpreting markup. */
export function RichText({ value }: { readonly value: Value }) {
  return typeof value === 'string' ? (
    <div className="rich-text rich-text--plain">{value}</div>
  ) : (
    <div className="rich-text">{blocksOf(value.content)}</div>
  );
}

// Blocks never move, so their index is their key.
const blocksOf = (blocks: RichDocument['content']): ReactNode[] =>
  blocks.map((block, index) => <BlockOf key={index} block={block} />);

function BlockOf({ block }: { readonly block: Block }) {
  if (block.type === 'paragraph') return <p>{block.content?.map(inlineOf) ?? <br />}</p>;
  const items = block.content.map(({ content }, index) => <li key={index}>{blocksOf(content)}</li>);
  return block.type === 'bulletList' ? <ul>{items}</ul> : <ol start={block.attrs?.start}>{items}</ol>;
}

const inlineOf = (inline: Inline, index: number): ReactNode =>
  inline.type === 'hardBreak' ? (
    <br key={index} />
  ) : (
    <span key={index}>{(inline.marks ?? []).reduce<ReactNode>(marked, inline.text)}</span>
  );

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function marked(text: ReactNode, mark: Mark): ReactNode {
  if (mark.type !== 'link') {
    const Element = elements[mark.type];
    return <Element>{text}</Element>;
  }
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}
