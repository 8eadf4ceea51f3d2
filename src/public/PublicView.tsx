import { useOpenWords } from '../i18n/openWords.ts';
import { Logo } from '../shell/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { Notice } from './Notice.tsx';
import type { Answer } from './publicInvoice.ts';
import { Summary } from './Summary.tsx';
import './public.css';

interface PublicViewProps {
  answer: Answer;
  hash: string;
}

/** An invoice as its receiver sees it: what to pay, until when, to whom, and the document itself. */
export function PublicView({ answer, hash }: PublicViewProps) {
  const t = useOpenWords();
  const title = titleOf(answer, t);
  useDocumentTitle(title);
  return (
    <div className="public">
      <header className="public-top">
        <Logo />
        <Preferences />
      </header>
      <main className="public-main">
        {answer.kind === 'found' ? (
          <>
            <Summary invoice={answer.invoice} title={title} />
            <DocumentPanel invoice={answer.invoice} hash={hash} />
          </>
        ) : (
          <Notice kind={answer.kind} title={title} />
        )}
      </main>
      {answer.kind === 'found' && <footer className="public-foot">{t('public.poweredBy')}</footer>}
    </div>
  );
}

function titleOf(answer: Answer, t: ReturnType<typeof useOpenWords>): string {
  if (answer.kind !== 'found') return t(`public.${answer.kind}Title`);
  const { number, company_number } = answer.invoice;
  const shown = number ?? company_number;
  return shown === null || shown === undefined ? t('public.draftTitle') : t('public.title', { number: shown });
}
