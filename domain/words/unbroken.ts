/** Returns a text in which no line ends after a hyphen, so that a number such as EXP-2026/00012 stays whole. */
export const unbroken = (text: string): string => text.replaceAll(/-(?=\S)/g, '-\u2060');
