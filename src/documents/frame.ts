/** The code of the refusal that a frame holds instead of a document; undefined for anything else. */
export function refusalOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { code }: { code?: unknown } = JSON.parse(frame.contentDocument?.body.textContent ?? '');
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a loaded frame shows a document: a refusal arrives as JSON and a dead
 * server as the browser's own page; only a document has drawn pages.
 */
export function showsPages(frame: HTMLIFrameElement): boolean {
  return Boolean(frame.contentDocument?.querySelector('svg'));
}
