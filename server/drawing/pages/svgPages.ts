import { joinLetters, relativeOutline } from './joinedLetters.ts';
import { joinTexts } from './joinedTexts.ts';

const pageStart =
  /<g class="typst-page" transform="[^"]*" data-tid="[^"]*" data-page-width="([\d.]+)" data-page-height="([\d.]+)">/g;
const outline = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"[^>]*>/g;
/**
 * The parts to rewrite, in one pass, since a long document has hundreds of thousands: uses of glyphs, hints that draw
 * nothing, the text layer, and attributes for Typst's own scripts. Texts of users are in the text layer.
 */
const written =
  /<use x="([^"]*)" y="([^"]*)" href="#([^"]+)"\/>|<g [^>]*><g [^>]*data-hint="[^>]*><\/g><\/g>|<foreignObject [^>]*width="([\d.]+)"[^>]*><h5:div class="tsel" style="font-size: (\d+)px">([^<]*)<\/h5:div><\/foreignObject>| (?:data-tid|class)="[^"]*"|xlink:(?=href=)/g;

/**
 * Splits Typst's SVG into one for each page, with an invisible `<text>` over the outlines to select, search and read
 * aloud, instead of Typst's HTML in SVG. A glyph is outlined on the first page that uses it, so pages belong together;
 * `isJoined` pages have a path for each row of letters instead; of `isBroken` ones, words in pieces have one text.
 */
export function* splitPages(svg: string, { isJoined = false, isBroken = false } = {}): Generator<string> {
  const starts = [...svg.matchAll(pageStart)];
  const glyphs = glyphNames(svg.slice(0, starts[0]?.index), isJoined);
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]?.index ?? svg.lastIndexOf('</svg>');
    const body = svg.slice(start.index + start[0].length, end).replace(/<\/g>$/, '');
    const drawn = body.replace(
      written,
      (_: string, x?: string, y?: string, id?: string, width?: string, size?: string, text?: string) => {
        if (id !== undefined) return useOf(x, y, glyphs.nameOf(id));
        return text === undefined ? '' : selectable(text, size, width);
      },
    );
    const size = `${start[1]} ${start[2]}`;
    const texts = isBroken ? joinTexts(drawn) : drawn;
    const content = isJoined ? joinLetters(texts, glyphs.shapeOf) : `<defs>${glyphs.takeOutlines()}</defs>${texts}`;
    yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${content}</svg>`;
  }
}

const useOf = (x = '', y = '', name: string | undefined): string =>
  name === undefined ? '' : `<use x="${x}"${y === '0' ? '' : ` y="${y}"`} href="#${name}"/>`;

const selectable = (text: string, size = '', width = ''): string =>
  `<text font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="transparent">${text}</text>`;

/** Assigns short names to glyphs, and returns the outlines of those named since the last call, or of one. */
function glyphNames(definitions: string, isJoined: boolean) {
  const outlines = new Map([...definitions.matchAll(outline)].map(([, id = '', path = '']) => [id, path]));
  const names = new Map<string, string>();
  const shapes = new Map<string, string>();
  let untaken = '';
  return {
    /** Undefined for a space, which has no outline. */
    nameOf(id: string): string | undefined {
      const known = names.get(id);
      const path = known === undefined ? outlines.get(id) : undefined;
      if (path === undefined) return known;
      const name = `g${names.size}`;
      names.set(id, name);
      if (isJoined) shapes.set(name, relativeOutline(path));
      else untaken += `<path id="${name}" d="${path}"/>`;
      return name;
    },
    /** Relative to its origin. */
    shapeOf(name: string): string {
      return shapes.get(name) ?? '';
    },
    takeOutlines(): string {
      const taken = untaken;
      untaken = '';
      return taken;
    },
  };
}
