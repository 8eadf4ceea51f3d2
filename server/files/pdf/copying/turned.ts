const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** N'Ko, Mandaic, and the scripts outside the basic plane. */
const unturned = /^[\u07c0-\u07ff\u0840-\u085f\u{10d00}-\u{10d3f}\u{1e800}-\u{1e95f}]+$/u;

/** Returns whether a text has letters that read from the right. */
export const isFromRight = (text: string): boolean => fromRight.test(text);

/** Returns whether a text is of a script from the right whose words most readers do not turn. */
export const isUnturned = (text: string): boolean => unturned.test(text);

/** Returns a text as it stands on the line, or back. */
export const turned = (text: string): string => [...text].toReversed().join('');
