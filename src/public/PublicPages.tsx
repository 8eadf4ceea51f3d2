import { useRef, useState, useEffect, type RefObject } from 'react';
import { DocumentFrame } from '../documents/DocumentFrame.tsx';
import { useOpenWords } from '../i18n/openWords.ts';

type Refusal = 'cannotDisplay' | 'tooLarge' | 'busy' | 'tooMany';

const refusals: ReadonlyMap<string | undefined, Refusal> = new Map([
  ['document_too_complex', 'tooLarge'],
  ['busy', 'busy'],
  ['too_many_requests', 'tooMany'],
]);

/** The document's pages at their full height. Key it by URL, so that another document starts again. */
export function PublicPages({ url, title }: { url: string; title: string }) {
  const t = useOpenWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | Refusal>('loading');
  const height = useContentHeight(frame, state === 'shown');
  if (state !== 'loading' && state !== 'shown') {
    return (
      <div className="open-alert public-refusal" role="alert">
        {t(`public.${state}`)}
        {state !== 'tooLarge' && (
          <button className="open-button" type="button" onClick={() => setState('loading')}>
            {t('common.retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={`public-frame public-frame--${state}`} style={{ height }}>
      <DocumentFrame
        ref={frame}
        src={url}
        title={title}
        onShown={() => setState('shown')}
        onRefused={(code) => setState(refusals.get(code) ?? 'cannotDisplay')}
      />
    </div>
  );
}

/** Returns the height of a frame's content, so that it scrolls with the page. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, loaded: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const body = loaded ? frame.current?.contentDocument?.body : undefined;
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [frame, loaded]);
  return height;
}
