import { useState, type ReactNode } from 'react';
import { shownTerms } from '../../domain/recurrence/amendments/shownTerms.ts';
import type { PublicAddress } from '../../domain/documents/publicPath.ts';
import type { Language } from '../../domain/languages.ts';
import { toPay } from '../../domain/payments/amounts/toPay.ts';
import { isPayable } from '../../domain/payments/payable.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { Logo } from '../shell/frame/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { useDocumentTitle } from '../shell/frame/useDocumentTitle.ts';
import { askFor, type Answer } from './answer/answer.ts';
import { ClientContent } from './client/ClientContent.tsx';
import { ContractSummary } from './summary/ContractSummary.tsx';
import { DeclaredSummary } from './summary/DeclaredSummary.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { declaredUrl, invoiceUrl } from './documentUrl.ts';
import { Lines } from './summary/Lines.tsx';
import { Notes } from './summary/Notes.tsx';
import { PaymentDetails } from './summary/PaymentDetails.tsx';
import { IssuedNotes } from './summary/IssuedNotes.tsx';
import { InvoiceSummary } from './summary/InvoiceSummary.tsx';
import type { PublicDocument, PublicRow } from './records/publicDocument.ts';
import type { PublicDeclared } from './records/publicDeclared.ts';
import type { PublicInvoice } from './records/publicInvoice.ts';
import { Receipts } from './summary/Receipts.tsx';
import { quoteOf } from './records/publicQuote.ts';
import { QuoteAnswer } from './quote/QuoteAnswer.tsx';
import { RecipientAnswer } from './answer/RecipientAnswer.tsx';
import { Schedule } from './summary/Schedule.tsx';
import { Taxes } from './summary/Taxes.tsx';
import './public.css';
import './summary/details.css';
import './answer/answer.css';
import './client/client.css';
import './quote/quote.css';
import './print.css';
import { useConfirmed } from './returned.ts';
import { amountRows, netRows } from './summary/amounts.ts';
import { Sum } from './summary/Sum.tsx';
import { useTotalLabel } from './summary/useTotalLabel.ts';

interface PublicViewProps {
  answer: Answer;
  address: PublicAddress | undefined;
}

/** The client's page of a document: what to pay, when and to whom. */
export function PublicView({ answer: first, address }: PublicViewProps) {
  const t = useOpenWords();
  const confirmed = useConfirmed(first, address);
  const [renewed, setRenewed] = useState<Answer>();
  const answer = renewed ?? confirmed;
  const renew = async () => setRenewed(await askFor(address));
  const title = titleOf(answer, t, useLanguage());
  useDocumentTitle(title);
  return (
    <div className="public">
      <header className="public-top">
        <Logo />
        <Preferences />
      </header>
      <main className="public-main">
        <Content answer={answer} title={title} address={address} onAnswered={() => void renew()} />
      </main>
      {'document' in answer && <footer className="public-foot">{t('public.poweredBy')}</footer>}
      {answer.kind === 'foundClient' && <footer className="public-foot">{t('public.client.powered')}</footer>}
    </div>
  );
}

function Content({ answer, title, address, onAnswered }: PublicViewProps & { title: string; onAnswered: () => void }) {
  const t = useOpenWords();
  switch (answer.kind) {
    case 'found':
      return (
        <>
          <div className="public-side">
            <InvoiceSummary invoice={answer.document} title={title} address={address} />
            {isPayable(answer.document) && <PaymentDetails invoice={answer.document} />}
            <RecipientAnswer hash={address?.hash ?? ''} />
            <IssuedNotes invoice={answer.document} />
            <Receipts invoice={answer.document} hash={address?.hash ?? ''} />
          </div>
          <div className="public-body">
            <Details
              document={answer.document}
              lines={answer.document.items_invoice}
              due={t('figures.importer_total_payable_exporter')}
            />
            {!answer.document.is_imported && (
              <DocumentPanel
                urlOf={invoiceUrl(answer.document, address?.hash ?? '')}
                isChanged={isSettled(answer.document)}
              />
            )}
          </div>
        </>
      );
    case 'foundContract':
      return (
        <>
          <div className="public-side">
            <ContractSummary contract={answer.document} title={title} address={address} />
          </div>
          <div className="public-body">
            <Details
              document={answer.document}
              lines={answer.document.items_invoice}
              due={t(`public.contract.${shownTerms(answer.document.schedule)}`)}
            >
              <Schedule contract={answer.document} />
            </Details>
            {address && answer.document.status !== 'Cancelled' && <DocumentPanel urlOf={declaredUrl(address)} />}
          </div>
        </>
      );
    case 'foundDeclared':
      return (
        <>
          <div className="public-side">
            <DeclaredSummary document={answer.document} title={title} address={address} />
            {address?.at === 'quotes' && (
              <QuoteAnswer document={answer.document} hash={address.hash} onAnswered={onAnswered} />
            )}
          </div>
          <div className="public-body">
            <DeclaredDetails document={answer.document} />
            {address && answer.document.facts.isDrawn && <DocumentPanel urlOf={declaredUrl(address)} />}
          </div>
        </>
      );
    case 'foundClient':
      return <ClientContent first={answer.page} title={title} hash={address?.hash ?? ''} />;
    default:
      return <Notice kind={answer.kind} title={title} />;
  }
}

const DeclaredDetails = ({ document }: { readonly document: PublicDeclared }) => (
  <Details document={document} lines={document.lines} due={useTotalLabel(document)} />
);

/** Whether something was paid of an invoice, or notes were issued on it. */
const isSettled = (invoice: PublicInvoice): boolean =>
  invoice.status === 'paid' || Boolean(invoice.notes) || toPay(invoice).received !== undefined;

interface DetailsProps {
  readonly document: PublicDocument;
  readonly lines: readonly PublicRow[];
  readonly due: string;
  readonly children?: ReactNode;
}

/** The parts that all documents have: subject, amounts, details and contact. */
function Details({ document, lines, due, children }: DetailsProps) {
  return (
    <>
      <Lines lines={lines} currency={document.currency} />
      <Amounts document={document} due={due} />
      <Taxes document={document} />
      {children}
      <Notes document={document} />
    </>
  );
}

function titleOf(answer: Answer, t: ReturnType<typeof useOpenWords>, language: Language): string {
  if (answer.kind === 'foundContract') return t('public.contract.title', { number: answer.document.contract_number });
  if (answer.kind === 'foundDeclared') {
    const { facts, answer: declared, company_number: own } = answer.document;
    const name = [facts.words[language].name, declared[facts.number] ?? own].filter(Boolean).join(' ');
    const { version_number: version = 1 } = quoteOf(declared) ?? {};
    return version === 1 ? name : `${name}, ${t('document.quote.version', { version })}`;
  }
  if (answer.kind === 'foundClient') return t('public.client.title', { client: answer.page.client.name });
  if (answer.kind !== 'found') return t(`public.${answer.kind}Title`);
  const { full_number: printed, number, company_number } = answer.document;
  const shown = printed ?? number ?? company_number;
  return shown === null || shown === undefined ? t('public.draftTitle') : t('public.title', { number: shown });
}

/** The document does not exist, or could not be loaded. */
function Notice({ kind, title }: { kind: 'notFound' | 'failed'; title: string }) {
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

interface AmountsProps {
  readonly document: PublicDocument;
  /** The name of the amount due. */
  readonly due: string;
}

/** The composition of the amount due: services, additions, withholdings, and the importer's total. */
function Amounts({ document, due }: AmountsProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const net = netRows(document, due, { t });
  return (
    <section className="public-card" aria-labelledby="amounts-title">
      <h2 id="amounts-title">{t('public.amounts.title')}</h2>
      <Sum rows={amountRows(document, due, { t, language })} currency={document.currency} titled="amounts-title" />
      {net.length > 0 && (
        <>
          <h3 id="net-title">{t('document.way.net.title')}</h3>
          <Sum rows={net} currency={document.currency} titled="net-title" />
        </>
      )}
    </section>
  );
}
