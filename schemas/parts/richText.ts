/** The nodes and marks of rich texts, in ProseMirror's names. Nothing else is accepted, stored or shown. */
export const richMarks = ['bold', 'italic', 'underline', 'strike', 'link'] as const;

export type RichMark = (typeof richMarks)[number];

/** The allowed protocols of links. */
export const linkProtocols = ['http:', 'https:', 'mailto:'] as const;

/** The maximum size of a document, besides its characters. */
export const richTextLimits = {
  /** Of its JSON. */
  bytes: 65_536,
  nodes: 2_000,
  /** Nested lists. */
  lists: 3,
  /** Characters of a link's address. */
  link: 2_000,
} as const;

/**
 * A text with emphasis, lists and links: a plain string, or the JSON of a ProseMirror document. A document without
 * formatting is stored as a plain string. `maxLength` counts plain characters.
 */
export const richText = { type: ['string', 'object'], kind: 'richText' } as const;
