/** A row of letters at its place, with the text over them. */
const piece =
  /<g transform="translate\((-?[\d.]+),(-?[\d.]+)\)"><g ([^>]*)>((?:<use [^>]*>|<path [^>]*>)*)<g transform="scale\(16,-16\)"><text font-size="(\d+)" textLength="([\d.]+)"([^>]*)>([^<]*)<\/text><\/g><\/g><\/g>/g;
const scale = /scale\(([\d.]+),/;

/** The units of a text in those of its letters. */
const unit = 16;
/** Between pieces of one word, in points. */
const nearest = 0.1;

interface Piece {
  readonly drawn: string;
  readonly text: string;
  readonly size: string;
  readonly further: string;
  readonly y: string;
  readonly scale: number;
  readonly width: number;
  /** Where it ends, in points and in the page's text. */
  readonly right: number;
  readonly end: number;
}

/**
 * Joins the texts over letters that touch: a browser copies each `<text>` as a line of its own, and a long word is drawn
 * in pieces where it may break or changes its format.
 */
export function joinTexts(svg: string): string {
  let joined = '';
  let at = 0;
  let open: Piece[] = [];
  const close = () => {
    joined += writtenOf(open);
    open = [];
  };
  for (const match of svg.matchAll(piece)) {
    const [whole, x = '', y = '', look = '', letters = '', size = '', length = '', further = '', text = ''] = match;
    const points = Number(scale.exec(look)?.[1] ?? 0);
    const width = Number(length);
    const before = open.at(-1);
    const touches =
      before?.end === match.index &&
      before.y === y &&
      before.scale === points &&
      Math.abs(before.right - Number(x)) < nearest;
    if (!touches) close();
    joined += svg.slice(at, match.index);
    at = match.index + whole.length;
    const drawn = `<g transform="translate(${x},${y})"><g ${look}>${letters}`;
    open.push({
      drawn,
      text,
      size,
      further,
      y,
      scale: points,
      width,
      right: Number(x) + width * unit * points,
      end: at,
    });
  }
  close();
  return joined + svg.slice(at);
}

/** Writes pieces that touch, with their text over the first. */
function writtenOf([first, ...others]: readonly Piece[]): string {
  if (!first) return '';
  const all = [first, ...others];
  const width = all.reduce((sum, one) => sum + one.width, 0);
  const text = all.map((one) => one.text).join('');
  const layer = `<g transform="scale(16,-16)"><text font-size="${first.size}" textLength="${width.toFixed(2)}"${first.further}>${text}</text></g>`;
  return `${first.drawn}${layer}</g></g>${others.map(({ drawn }) => `${drawn}</g></g>`).join('')}`;
}
