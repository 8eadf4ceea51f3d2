const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content: [paragraph(...content)] });

/** A stored text with a bold word, a link and a list. */
export const richTerms = {
  type: 'doc',
  content: [
    paragraph(
      { type: 'text', text: 'Pay ' },
      { type: 'text', text: 'within 30 days', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' here', marks: [{ type: 'link', attrs: { href: 'https://acme.test/pay' } }] },
    ),
    { type: 'bulletList', content: [item({ type: 'text', text: 'by wire' }), item({ type: 'text', text: 'by card' })] },
  ],
} as const;

/** The same without formatting. */
export const plainTerms = 'Pay within 30 days here (https://acme.test/pay)\n• by wire\n• by card';
