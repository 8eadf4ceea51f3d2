import { createHash } from 'node:crypto';

/** The style of a page that shows a document. */
export const pageStyleSheet = `
:root { color-scheme: light dark; --desk: #e8ecef; --edge: #17212b1f; }
@media (prefers-color-scheme: dark) { :root { --desk: #14181d; --edge: #0008; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); }
main { display: grid; gap: clamp(12px, 3vw, 32px); justify-content: center; padding: clamp(8px, 3vw, 40px);
  grid-template-columns: minmax(0, 900px); }
.modal main { padding: 0; gap: 8px; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
figure { margin: 0; background: #fff; color: #000; box-shadow: 0 1px 2px var(--edge), 0 8px 24px var(--edge); }
.modal figure { box-shadow: none; }
svg { display: block; width: 100%; height: auto; }
svg text::selection { fill: transparent; background: #7db9de99; }
@media print { body { background: none; } main { display: block; padding: 0; }
  figure { box-shadow: none; break-after: page; } figure:last-child { break-after: auto; } @page { size: A4; margin: 0; }
  @page letter { size: letter; margin: 0; } .letter { page: letter; } }
`;

/** Returns the hash of an inline script or style for a content security policy. */
export function policyHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** The policy hash of the page's styles; a page that frames it from a string has to allow it too. */
export const pageStyles = policyHash(pageStyleSheet);

/** The policy of the page: only its own styles and the pictures inside its drawings. */
export const pageSecurityPolicy = `default-src 'none'; style-src ${pageStyles}; img-src data:`;
