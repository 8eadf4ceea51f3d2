/**
 * Whether a loaded frame shows a document: a refusal arrives as JSON and a dead
 * server as the browser's own page; only a document has drawn pages.
 */
export function showsPages(frame: HTMLIFrameElement): boolean {
  return Boolean(frame.contentDocument?.querySelector('svg'));
}
