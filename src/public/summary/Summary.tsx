import type { ReactNode } from 'react';
import type { Tone } from '../../../schemas/tone.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { LargeAmount } from './LargeAmount.tsx';
import type { PublicDocument } from '../records/publicDocument.ts';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import type { PublicParty } from './party.ts';

interface SummaryProps {
  readonly document: PublicDocument;
  readonly title: string;
  readonly status: { readonly tone: Tone; readonly word: string } | undefined;
  /** The most important amount, with content below. */
  readonly amount: { readonly label: string; readonly text: string; readonly below?: ReactNode };
  /** The facts between the amount and the parties. */
  readonly children: ReactNode;
}

/** The main facts of a document for its client: status, amount, and parties. */
export function Summary({ document, title, status, amount, children }: SummaryProps) {
  const t = useOpenWords();
  return (
    <section className="public-summary" aria-label={title}>
      <div className="public-heading">
        <h1>{title}</h1>
        {status && <span className={`public-status public-status--${status.tone}`}>{status.word}</span>}
      </div>
      <dl className="public-facts">
        <LargeAmount label={amount.label} amount={amount.text}>
          {amount.below}
        </LargeAmount>
        {children}
        <Party label={t('public.from')} party={document.service_provider} />
        <Party label={t('public.to')} party={document.service_buyer} />
        {document.payment_responsible && (
          <Party label={t('document.parties.payer')} party={document.payment_responsible} />
        )}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly label: string;
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A fact with its label. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? 'public-party' : undefined}>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

/** A party: flag, name, tax id and address. */
function Party({ label, party }: { label: string; party: PublicParty }) {
  const country = party.location?.country?.identifier;
  return (
    <div className="public-party">
      <dt>{label}</dt>
      <dd>
        {country && <Flag country={country} />}
        <span>
          <strong>{party.name}</strong>
          {party.nif && <span className="figures">{formatTaxId(country ?? '', party.nif)}</span>}
          {party.location?.address && <span>{party.location.address}</span>}
          {party.location?.complement && <span>{party.location.complement}</span>}
        </span>
      </dd>
    </div>
  );
}
