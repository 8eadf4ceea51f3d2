import { linkProtocols, richMarks, richTextLimits } from '../../../schemas/parts/richText.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (...names: string[]) => ({
  type: 'array',
  maxItems: richTextLimits.nodes,
  items: names.length === 1 ? ref(names[0] ?? '') : { anyOf: names.map(ref) },
});
const node = (properties: object, required: readonly string[] = ['type']) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

/** The nodes of rich texts by their names in the contract. */
export const richTextSchemas = {
  RichText: {
    ...node({ type: { const: 'doc' }, content: list('RichTextParagraph', 'RichTextList') }, ['type', 'content']),
    description:
      `A ProseMirror document. Its JSON has at most ${richTextLimits.bytes.toLocaleString('en')} bytes, its lists at most ` +
      `${richTextLimits.lists} levels. A document without formatting is returned as a plain string.`,
  },
  RichTextParagraph: node({ type: { const: 'paragraph' }, content: list('RichTextInline') }),
  RichTextList: node(
    {
      type: { enum: ['bulletList', 'orderedList'] },
      attrs: node({ start: { type: 'integer', minimum: 0, maximum: 9_999 } }, []),
      content: list('RichTextItem'),
    },
    ['type', 'content'],
  ),
  RichTextItem: {
    ...node({ type: { const: 'listItem' }, content: list('RichTextParagraph', 'RichTextList') }, ['type', 'content']),
    description: 'Begins with a paragraph.',
  },
  RichTextInline: node({
    type: { enum: ['text', 'hardBreak'] },
    text: { type: 'string', maxLength: richTextLimits.bytes },
    marks: { type: 'array', maxItems: richMarks.length, items: ref('RichTextMark') },
  }),
  RichTextMark: node({
    type: { enum: richMarks },
    attrs: node(
      {
        href: {
          type: 'string',
          maxLength: richTextLimits.link,
          description: `Of a link, which it requires: ${linkProtocols.join(', ')}`,
        },
      },
      [],
    ),
  }),
};

/** Describes a `richText` property for the contract. */
export function richTextSchema({ type: _either, maxLength, ...property }: Readonly<Record<string, unknown>>) {
  return {
    ...property,
    description: `Plain text, or a document with formatting. Its plain text has at most ${String(maxLength)} characters.`,
    anyOf: [{ type: 'string', maxLength }, ref('RichText')],
  };
}
