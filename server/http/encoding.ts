/** The first of these encodings that an Accept-Encoding header takes (RFC 9110 §12.5.3); undefined for none. */
export function encodingOf<Encoding extends string>(
  header: string | undefined,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const taken = (header ?? '').toLowerCase().split(',').map(readPart);
  return encodings.find((encoding) => taken.some(({ name, quality }) => name === encoding && quality > 0));
}

function readPart(part: string): { name: string; quality: number } {
  const [name = '', weight] = part.split(';').map((text) => text.trim());
  const quality = /^q=([\d.]+)$/.exec(weight ?? '')?.[1];
  return { name, quality: quality === undefined ? 1 : Number(quality) };
}
