const page =
  /<g class="typst-page" transform="[^"]*" data-tid="[^"]*" data-page-width="([\d.]+)" data-page-height="([\d.]+)">/g;
const glyph = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"\/>/g;
const layer =
  /<foreignObject x="-?[\d.]+" y="-?[\d.]+" width="([\d.]+)" height="[\d.]+"><h5:div class="tsel" style="font-size: (\d+)px">([^<]*)<\/h5:div><\/foreignObject>/g;

/**
 * Cuts Typst's one long SVG into one for each page that stands by itself: its own glyphs under its own names, and
 * over the outlines an invisible `<text>` to select, search and read aloud, in place of Typst's HTML in SVG.
 */
export function splitPages(svg: string): string[] {
  const glyphs = new Map([...svg.matchAll(glyph)].map(([, id = '', path = '']) => [id, path]));
  const starts = [...svg.matchAll(page)];
  return starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? svg.lastIndexOf('</svg>');
    const body = svg.slice(start.index + start[0].length, end).replace(/<\/g>$/, '');
    return pageOf(body, Number(start[1]), Number(start[2]), glyphs, `p${index + 1}`);
  });
}

function pageOf(body: string, width: number, height: number, glyphs: Map<string, string>, prefix: string): string {
  const used = new Map<string, string>();
  const drawn = body
    .replace(layer, '<text font-size="$2" textLength="$1" lengthAdjust="spacingAndGlyphs" fill="transparent">$3</text>')
    .replace(/ (?:data-tid|class|data-hint)="[^"]*"/g, '')
    .replace(/href="#([^"]+)"/g, (_, id: string) => {
      const name = used.get(id) ?? `${prefix}-${used.size}`;
      used.set(id, name);
      return `href="#${name}"`;
    });
  const defs = [...used].map(([id, name]) => `<path id="${name}" d="${glyphs.get(id) ?? ''}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${drawn}</svg>`;
}
