import { useRef, useState } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';
import { showsPages } from '../views/invoices/preview/showsPages.ts';
import { useContentHeight } from './useContentHeight.ts';

/** The rendered pages in a frame that may run nothing. Key it by its address: another document starts afresh. */
export function DocumentFrame({ url, title }: { url: string; title: string }) {
  const t = useOpenWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const height = useContentHeight(frame, state === 'shown');
  if (state === 'failed') {
    return (
      <p className="open-alert" role="alert">
        {t('public.cannotDisplay')}
      </p>
    );
  }
  return (
    <div className={`public-frame public-frame--${state}`} style={{ height }}>
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox="allow-same-origin allow-popups"
        onLoad={({ currentTarget }) => setState(showsPages(currentTarget) ? 'shown' : 'failed')}
      />
    </div>
  );
}
