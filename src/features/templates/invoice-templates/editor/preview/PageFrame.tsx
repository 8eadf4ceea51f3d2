import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useMode, type Mode } from '../../../../../shell/theme/mode.ts';

/** Nothing runs or loads in the frame; its styles are set by the console, since the policy allows no others. */
const blank = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:"></head><body></body></html>`;

interface PageFrameProps {
  /** An SVG for each page. */
  readonly pages: readonly string[];
  readonly title: string;
  /** The width of a page as a share of the frame's. */
  readonly zoom: number;
}

/** The pages of a document. New pages replace the old ones in the loaded frame, so nothing flickers or scrolls. */
export function PageFrame({ pages, title, zoom }: PageFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const mode = useMode();
  // The browser may load an empty page before the blank one.
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const labelOf = (page: number) => translate('templateEditor.preview.page', { page });
    if (loads > 0) showSheets(frame.current, pages, labelOf);
  }, [loads, pages, translate]);
  useEffect(() => {
    if (loads > 0) showAs(frame.current, mode, zoom);
  }, [loads, mode, zoom]);

  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={blank}
      sandbox="allow-same-origin"
      className="template-frame"
      onLoad={() => setLoads((before) => before + 1)}
    />
  );
}

function showSheets(
  frame: HTMLIFrameElement | null,
  pages: readonly string[],
  labelOf: (page: number) => string,
): void {
  frame?.contentDocument?.body.replaceChildren(...pages.map((svg, at) => sheetOf(svg, labelOf(at + 1))));
}

/** A frame in another color scheme than the page would not be transparent. */
function showAs(frame: HTMLIFrameElement | null, mode: Mode, zoom: number): void {
  const { documentElement: root, body } = frame?.contentDocument ?? {};
  if (!root || !body) return;
  root.style.colorScheme = mode;
  Object.assign(body.style, {
    margin: '0',
    padding: '16px',
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: `minmax(0, ${zoom * 100}%)`,
    justifyContent: zoom < 1 ? 'center' : 'start',
  });
}

/** Only the visible pages are laid out. */
const sheetStyle = {
  margin: '0',
  background: '#fff',
  color: '#000',
  boxShadow: '0 1px 6px #0003',
  contentVisibility: 'auto',
} as const;

/** A page as a sheet of paper. It is parsed and shown in documents without scripts. */
function sheetOf(svg: string, label: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<figure role="group">${svg}</figure>`, 'text/html');
  const sheet = body.firstElementChild as HTMLElement;
  sheet.ariaLabel = label;
  Object.assign(sheet.style, sheetStyle);
  const drawing = sheet.querySelector('svg');
  if (drawing) {
    const { width, height } = drawing.viewBox.baseVal;
    sheet.style.aspectRatio = `${width} / ${height}`;
    Object.assign(drawing.style, { display: 'block', width: '100%' });
  }
  return sheet;
}
