const own = '/flags';

/** The server writes it into the page. */
const served = (): string => document.querySelector<HTMLMetaElement>('meta[name="flags-url"]')?.content ?? own;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the URL of a country's flag. A service's URL has `{country}` (two small letters) and `{size}` (32x24), or is
 * a folder of SVG files, like our own.
 */
export function flagUrl(country: string, { width, height }: Size): string {
  const service = served();
  const template = service.includes('{country}') ? service : `${service.replace(/\/$/, '')}/{country}.svg`;
  return template.replaceAll('{country}', country.toLowerCase()).replaceAll('{size}', `${width}x${height}`);
}
