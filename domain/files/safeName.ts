/** Returns a name that every file system can store: without the characters that one of them knows as its own. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/[ .]+$/, '')
    .trim();
