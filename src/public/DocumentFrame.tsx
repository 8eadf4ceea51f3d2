import { useRef, useState } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';
import { refusalOf, showsPages } from '../documents/frame.ts';
import { useContentHeight } from './useContentHeight.ts';

type Refusal = 'cannotDisplay' | 'tooLarge' | 'busy';

const refusals: ReadonlyMap<string | undefined, Refusal> = new Map([
  ['document_too_complex', 'tooLarge'],
  ['busy', 'busy'],
]);

/** The rendered pages in a frame that may run nothing. Key it by its address: another document starts afresh. */
export function DocumentFrame({ url, title }: { url: string; title: string }) {
  const t = useOpenWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | Refusal>('loading');
  const height = useContentHeight(frame, state === 'shown');
  const loaded = (shown: HTMLIFrameElement) => {
    if (showsPages(shown)) setState('shown');
    else setState(refusals.get(refusalOf(shown)) ?? 'cannotDisplay');
  };
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
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox="allow-same-origin allow-popups"
        onLoad={({ currentTarget }) => loaded(currentTarget)}
      />
    </div>
  );
}
