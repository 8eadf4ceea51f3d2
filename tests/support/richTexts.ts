const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content: [paragraph(...content)] });

/** A text with a word in bold, a link and a list, as it is stored. */
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

/** The same without its formatting. */
export const plainTerms = 'Pay within 30 days here (https://acme.test/pay)\n• by wire\n• by card';
