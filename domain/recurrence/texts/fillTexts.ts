import {
  occurrencePlaceholders,
  type OccurrencePlaceholder,
} from '../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import type { Block, Inline, RichText } from '../../richText/document.ts';
import type { OccurrenceValues } from './occurrenceValues.ts';

// Blanks may stand within the braces. `filled_text` of the database does the same when an invoice is issued.
const placeholder = /\{\{ *([a-z]+) *\}\}/g;

const isKnown = (name: string): name is OccurrencePlaceholder => occurrencePlaceholders.some((one) => one === name);

/** Fills the placeholders of a text; other braces stay as they are. */
export const fillText = (text: string, values: OccurrenceValues): string =>
  text.includes('{{')
    ? text.replaceAll(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole))
    : text;

/** Fills the placeholders of a text with formatting. */
export function fillRichText(text: RichText, values: OccurrenceValues): RichText {
  if (typeof text === 'string') return fillText(text, values);
  return { ...text, content: text.content.map((block) => fillBlock(block, values)) };
}

function fillBlock(block: Block, values: OccurrenceValues): Block {
  if (block.type === 'paragraph') {
    return block.content ? { ...block, content: block.content.map((inline) => fillInline(inline, values)) } : block;
  }
  const fillItem = ({ content, ...item }: (typeof block.content)[number]) => ({
    ...item,
    content: content.map((inner) => fillBlock(inner, values)),
  });
  return { ...block, content: block.content.map(fillItem) };
}

const fillInline = (inline: Inline, values: OccurrenceValues): Inline =>
  inline.type === 'text' ? { ...inline, text: fillText(inline.text, values) } : inline;
