import { useEffect, useState } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';

/** How long the button confirms. */
const shownFor = 2500;

interface CopyButtonProps {
  /** The name of the copied text. */
  readonly what: string;
  readonly text: string;
}

/** Copies a text and confirms it, also to screen readers; or reports that the browser refused. */
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
      // Pages over plain HTTP have no clipboard.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const announcements = { idle: '', copied: t('public.copy.done', { what }), failed: t('common.copyFailed') };
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
        {announcements[state]}
      </span>
    </>
  );
}
