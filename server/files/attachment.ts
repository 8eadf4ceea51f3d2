/** What no file system has in a name. */
const reserved = /[\p{Cc}<>:"/\\|?*]+/gu;

/**
 * Builds a Content-Disposition header that saves a file under its name (RFC 6266), with any characters (RFC 8187) that
 * the name of a file may have.
 */
export function attachment(wanted: string): string {
  const name = wanted.replaceAll(reserved, '_');
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w .,()-]/g, '')
    .trim();
  const encoded = encodeURIComponent(name).replaceAll(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`;
}
