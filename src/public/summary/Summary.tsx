import { useState, type ReactNode } from 'react';
import type { PublicAddress } from '../../../domain/documents/publicPath.ts';
import type { Tone } from '../../../schemas/tone.ts';
import { unbroken } from '../../../domain/words/unbroken.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { logoUrl } from '../documentUrl.ts';
import { LargeAmount } from './LargeAmount.tsx';
import type { PublicDocument } from '../records/publicDocument.ts';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import type { PublicParty } from './party.ts';

interface SummaryProps {
  readonly document: PublicDocument;
  readonly title: string;
  /** The address of the page, which has the logo. */
  readonly address: PublicAddress | undefined;
  readonly status: { readonly tone: Tone; readonly word: string } | undefined;
  /** The most important amount, with content below. */
  readonly amount: { readonly label: string; readonly text: string; readonly below?: ReactNode };
  /** What to do with the amount. */
  readonly action?: ReactNode;
  /** The facts between the amount and the client. */
  readonly children: ReactNode;
}

/** The main facts of a document for its client: who asks, status, amount and what to do, and whom it is for. */
export function Summary({ document, title, address, status, amount, action, children }: SummaryProps) {
  const t = useOpenWords();
  return (
    <section className="public-summary" aria-label={title}>
      <div className="public-brand">
        <div className="public-issuer">
          <PartyText party={document.service_provider} />
        </div>
        {address && <CompanyLogo address={address} />}
      </div>
      <div className="public-heading">
        <h1>{unbroken(title)}</h1>
        {status && <span className={`public-status public-status--${status.tone}`}>{status.word}</span>}
      </div>
      <dl className="public-facts">
        <LargeAmount label={amount.label} amount={amount.text}>
          {amount.below}
        </LargeAmount>
      </dl>
      {action}
      <dl className="public-facts">
        {children}
        <Party label={t('public.to')} party={document.service_buyer} />
        {document.payment_responsible && (
          <Party label={t('document.parties.payer')} party={document.payment_responsible} />
        )}
      </dl>
    </section>
  );
}

/** The logo of the document; nothing without one. Its room is reserved, so that nothing moves when it comes. */
export function CompanyLogo({ address }: { readonly address: PublicAddress }) {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? null : (
    <img className="public-logo" src={logoUrl(address)} alt="" onError={() => setMissing(true)} />
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

/** A party with its label. */
function Party({ label, party }: { label: string; party: PublicParty }) {
  return (
    <div className="public-party">
      <dt>{label}</dt>
      <dd>
        <PartyText party={party} />
      </dd>
    </div>
  );
}

/** A party: flag, name, tax id and address. */
function PartyText({ party }: { readonly party: PublicParty }) {
  const country = party.location?.country?.identifier;
  return (
    <>
      {country && <Flag country={country} />}
      <span>
        <strong>{party.name}</strong>
        {party.nif && <span className="figures">{formatTaxId(country ?? '', party.nif)}</span>}
        {party.location?.address && <span>{party.location.address}</span>}
        {party.location?.complement && <span>{party.location.complement}</span>}
      </span>
    </>
  );
}
