import { styleNonce } from '../theme/styleNonce.ts';

/**
 * Returns a mail for a frame of our page, whose policy applies to it: no styles in attributes, and style sheets with the
 * page's nonce. Texts are escaped, so that a double quote ends an attribute.
 */
export function framedMail(html: string, nonce = styleNonce()): string {
  const rules: string[] = [];
  const plain = html.replaceAll(/\sstyle="([^"]*)"/g, (_, style: string) => {
    rules.push(`[data-style="${rules.length}"]{${style.replaceAll('&quot;', '"')}}`);
    return ` data-style="${rules.length - 1}"`;
  });
  return plain
    .replace('<head>', () => `<head><base target="_blank"><style>${rules.join('')}</style>`)
    .replaceAll('<style', () => `<style nonce="${nonce}"`);
}
