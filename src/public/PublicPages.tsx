import { useRef, useState } from 'react';
import { DocumentFrame } from '../documents/DocumentFrame.tsx';
import { useOpenWords } from '../i18n/openWords.ts';
import { useContentHeight } from './useContentHeight.ts';

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
