import { useOpenWords } from '../i18n/openWords.ts';
import { Logo } from '../shell/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { ContractSummary } from './ContractSummary.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { Notice } from './Notice.tsx';
import type { Answer } from './publicInvoice.ts';
import { Schedule } from './Schedule.tsx';
import { Summary } from './Summary.tsx';
import './public.css';

interface PublicViewProps {
  answer: Answer;
  hash: string;
}

/** An invoice, or a contract with all of its own, as its receiver sees it: what to pay, until when, to whom. */
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
        <Content answer={answer} title={title} hash={hash} />
      </main>
      {isFound(answer) && <footer className="public-foot">{t('public.poweredBy')}</footer>}
    </div>
  );
}

function Content({ answer, title, hash }: PublicViewProps & { title: string }) {
  switch (answer.kind) {
    case 'found':
      return (
        <>
          <Summary invoice={answer.invoice} title={title} />
          <DocumentPanel invoice={answer.invoice} hash={hash} />
        </>
      );
    case 'foundContract':
      return (
        <>
          <ContractSummary contract={answer.contract} title={title} />
          <Schedule contract={answer.contract} />
        </>
      );
    default:
      return <Notice kind={answer.kind} title={title} />;
  }
}

const isFound = ({ kind }: Answer): boolean => kind === 'found' || kind === 'foundContract';

function titleOf(answer: Answer, t: ReturnType<typeof useOpenWords>): string {
  if (answer.kind === 'foundContract') return t('public.contract.title', { number: answer.contract.contract_number });
  if (answer.kind !== 'found') return t(`public.${answer.kind}Title`);
  const { number, company_number } = answer.invoice;
  const shown = number ?? company_number;
  return shown === null || shown === undefined ? t('public.draftTitle') : t('public.title', { number: shown });
}
