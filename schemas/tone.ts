/** Status colors (specification §2 Status legend): orange, green, red, grey. */
export const tones = ['progress', 'complete', 'cancelled', 'draft'] as const;

export type Tone = (typeof tones)[number];
