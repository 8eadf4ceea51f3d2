import { useEffect, useRef, useState } from 'react';
import { useMode, type Mode } from '../../../../shell/theme/mode.ts';

/** Nothing runs or loads in the frame; its styles are set by the console, since the policy allows no others. */
const blank = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:"></head><body></body></html>`;

interface PageFrameProps {
  /** An HTML page with the drawn pages. */
  readonly pages: string;
  /** The number of pages to show; all by default. */
  readonly most?: number;
  readonly title: string;
  /** The width of a page as a share of the frame's. */
  readonly zoom: number;
  /** Whether it is a picture beside a name, which cannot be focused. */
  readonly isDecorative?: boolean;
}

/** The pages of a document. New pages replace the old ones in the loaded frame, so nothing flickers or scrolls. */
export function PageFrame({ pages, most, title, zoom, isDecorative = false }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const mode = useMode();
  // The browser may load an empty page before the blank one.
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    if (loads > 0) showSheets(frame.current, pages, most);
  }, [loads, pages, most]);
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
      tabIndex={isDecorative ? -1 : undefined}
      onLoad={() => setLoads((before) => before + 1)}
    />
  );
}

function showSheets(frame: HTMLIFrameElement | null, pages: string, most: number | undefined): void {
  const document = frame?.contentDocument;
  document?.body.replaceChildren(...sheetsIn(document, pages).slice(0, most));
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

/** Only the pages in sight are laid out. */
const sheetStyle = {
  margin: '0',
  background: '#fff',
  color: '#000',
  boxShadow: '0 1px 6px #0003',
  contentVisibility: 'auto',
} as const;

/** The pages as sheets of paper. They are parsed and shown in documents without scripts. */
function sheetsIn(document: Document, pages: string): Node[] {
  const parsed = new DOMParser().parseFromString(pages, 'text/html');
  return [...parsed.querySelectorAll<HTMLElement>('figure')].map((figure) => {
    const sheet = document.adoptNode(figure);
    Object.assign(sheet.style, sheetStyle);
    for (const svg of sheet.querySelectorAll('svg')) {
      const { width, height } = svg.viewBox.baseVal;
      Object.assign(sheet.style, { aspectRatio: `${width} / ${height}` });
      Object.assign(svg.style, { display: 'block', width: '100%' });
    }
    return sheet;
  });
}
