import { useOpenWords } from '../i18n/openWords.ts';

/** The document does not exist, or could not be loaded. */
export function Notice({ kind, title }: { kind: 'notFound' | 'failed'; title: string }) {
  const t = useOpenWords();
  return (
    <section className="public-notice">
      <h1>{title}</h1>
      <p>{t(kind === 'notFound' ? 'public.notFoundText' : 'common.networkError')}</p>
      {kind === 'failed' && (
        <button className="open-button open-button--primary" type="button" onClick={() => location.reload()}>
          {t('common.retry')}
        </button>
      )}
    </section>
  );
}
