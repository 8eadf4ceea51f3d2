import { loadOpenWords, useOpenWords } from '../../i18n/openWords.ts';
import type { Screen } from '../../screen.ts';
import { Logo } from '../frame/Logo.tsx';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import './open.css';

/** The server is unreachable, or a part of the console failed to load. */
function Unreachable() {
  const t = useOpenWords();
  const title = t('common.unreachable');
  useDocumentTitle(title);
  return (
    <main className="open-notice">
      <Logo />
      <h1>{title}</h1>
      <p role="alert">{t('common.networkError')}</p>
      <button className="open-button open-button--primary" type="button" onClick={() => location.reload()}>
        {t('common.retry')}
      </button>
    </main>
  );
}

export const screen: Screen = async () => {
  await loadOpenWords();
  return <Unreachable />;
};
