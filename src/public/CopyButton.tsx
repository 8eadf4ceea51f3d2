import { useEffect, useState } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';

/** How long a button says that it has copied. */
const shownFor = 2500;

interface CopyButtonProps {
  /** What is copied, as it is called. */
  readonly what: string;
  readonly text: string;
}

/** Copies a text and says so, aloud too; or that the browser did not allow it. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const t = useOpenWords();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      // A page that came over plain HTTP has no clipboard at all.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const said = { idle: '', copied: t('public.copy.done', { what }), failed: t('common.copyFailed') };
  return (
    <>
      <button
        className="open-button public-copy"
        type="button"
        aria-label={t(state === 'copied' ? 'public.copy.done' : 'public.copy.what', { what })}
        onClick={() => void copy()}
      >
        {t(state === 'copied' ? 'public.copy.copied' : 'public.copy.copy')}
      </button>
      <span role="status" className={state === 'failed' ? 'public-copy-failed' : 'public-hidden'}>
        {said[state]}
      </span>
    </>
  );
}
