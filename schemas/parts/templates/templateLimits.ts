/** The maximum size of a template. */
export const templateLimits = {
  /** Of its JSON. */
  bytes: 65_536,
  blocks: 40,
  columns: 3,
  blocksOfColumn: 12,
  /** Characters of a free text, of a title, and of a text in the margin. */
  text: 4_000,
  title: 120,
  marginText: 200,
  marginTexts: 6,
  signers: 4,
} as const;
