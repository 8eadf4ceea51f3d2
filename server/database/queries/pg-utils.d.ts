/** Parts of pg's API for custom queries that its types omit. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts a value to a statement's parameter: text, bytes or null. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
