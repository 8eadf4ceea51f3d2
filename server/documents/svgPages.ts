const pageStart =
  /<g class="typst-page" transform="[^"]*" data-tid="[^"]*" data-page-width="([\d.]+)" data-page-height="([\d.]+)">/g;
const outline = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"[^>]*>/g;
const textLayer =
  /<foreignObject [^>]*width="([\d.]+)"[^>]*><h5:div class="tsel" style="font-size: (\d+)px">([^<]*)<\/h5:div><\/foreignObject>/g;
const selectableText =
  '<text font-size="$2" textLength="$1" lengthAdjust="spacingAndGlyphs" fill="transparent">$3</text>';

/**
 * Cuts Typst's one long SVG into one for each page that stands by itself: its own glyphs under its own names, and
 * over the outlines an invisible `<text>` to select, search and read aloud, in place of Typst's HTML in SVG.
 */
export function splitPages(svg: string): string[] {
  const outlines = new Map([...svg.matchAll(outline)].map(([, id = '', path = '']) => [id, path]));
  const starts = [...svg.matchAll(pageStart)];
  return starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? svg.lastIndexOf('</svg>');
    const body = svg.slice(start.index + start[0].length, end).replace(/<\/g>$/, '');
    const size = `${start[1]} ${start[2]}`;
    return pageOf(body, size, outlines, `p${index + 1}`);
  });
}

function pageOf(body: string, size: string, outlines: ReadonlyMap<string, string>, prefix: string): string {
  const names = new Map<string, string>();
  const drawGlyph = (tag: string, id: string) => {
    // A space has no outline to draw.
    if (!outlines.has(id)) return '';
    const name = names.get(id) ?? `${prefix}-${names.size}`;
    names.set(id, name);
    return tag.replace(id, name);
  };
  const drawn = body
    .replace(textLayer, selectableText)
    // Tag by tag, since what is between them is what people wrote.
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(/ (?:data-tid|class|data-hint)="[^"]*"/g, '').replace('xlink:href', 'href'),
    )
    .replace(/<use [^>]*href="#([^"]+)"[^>]*>/g, drawGlyph);
  const glyphs = [...names].map(([id, name]) => `<path id="${name}" d="${outlines.get(id)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${glyphs}</defs>${drawn}</svg>`;
}
