import type { ReactNode } from 'react';
import { shownTerms } from '../../domain/contracts/shownTerms.ts';
import { isPayable } from '../../domain/payments/payable.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { Logo } from '../shell/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { Amounts } from './Amounts.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { Lines } from './Lines.tsx';
import { Notes } from './Notes.tsx';
import { Notice } from './Notice.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { PublicDocument } from './publicDocument.ts';
import type { Answer } from './publicInvoice.ts';
import { Schedule } from './Schedule.tsx';
import { Summary } from './Summary.tsx';
import { Taxes } from './Taxes.tsx';
import './public.css';
import './details.css';
import './print.css';

interface PublicViewProps {
  answer: Answer;
  hash: string;
}

/** The client's page of an invoice or contract: what to pay, when and to whom. */
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
  const t = useOpenWords();
  switch (answer.kind) {
    case 'found':
      return (
        <>
          <div className="public-side">
            <Summary invoice={answer.invoice} title={title} />
            {isPayable(answer.invoice) && <PaymentDetails invoice={answer.invoice} />}
          </div>
          <div className="public-body">
            <Details document={answer.invoice} due={t('figures.importer_total_payable_exporter')} />
            <DocumentPanel invoice={answer.invoice} hash={hash} />
          </div>
        </>
      );
    case 'foundContract':
      return (
        <>
          <div className="public-side">
            <ContractSummary contract={answer.contract} title={title} />
          </div>
          <div className="public-body">
            <Details document={answer.contract} due={t(`public.contract.${shownTerms(answer.contract.schedule)}`)}>
              <Schedule contract={answer.contract} />
            </Details>
          </div>
        </>
      );
    default:
      return <Notice kind={answer.kind} title={title} />;
  }
}

interface DetailsProps {
  readonly document: PublicDocument;
  readonly due: string;
  readonly children?: ReactNode;
}

/** The parts that all documents have: subject, amounts, details and contact. */
function Details({ document, due, children }: DetailsProps) {
  return (
    <>
      <Lines document={document} />
      <Amounts document={document} due={due} />
      <Taxes document={document} />
      {children}
      <Notes document={document} />
    </>
  );
}

const isFound = ({ kind }: Answer): boolean => kind === 'found' || kind === 'foundContract';

function titleOf(answer: Answer, t: ReturnType<typeof useOpenWords>): string {
  if (answer.kind === 'foundContract') return t('public.contract.title', { number: answer.contract.contract_number });
  if (answer.kind !== 'found') return t(`public.${answer.kind}Title`);
  const { number, company_number } = answer.invoice;
  const shown = number ?? company_number;
  return shown === null || shown === undefined ? t('public.draftTitle') : t('public.title', { number: shown });
}
