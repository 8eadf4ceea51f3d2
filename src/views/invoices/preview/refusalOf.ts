/** The code of the refusal that a frame holds instead of a document; undefined for anything else. */
export function refusalOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { code }: { code?: unknown } = JSON.parse(frame.contentDocument?.body.textContent ?? '');
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
