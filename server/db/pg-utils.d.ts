/** What pg offers to queries of one's own, and its types leave out. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as a statement's parameter: text, bytes or null. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
