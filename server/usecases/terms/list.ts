import type { Db } from '../../db/transaction.ts';
import { legalKinds, legalText, legalVersion, type LegalKind } from '../../documents/legal/texts.ts';
import type { Language } from '../../i18n.ts';
import type { Page } from '../../resources/list.ts';
import { findAcceptance, type AcceptanceScope } from './acceptance.ts';

/** A text to accept, in the language asked for. */
export interface Terms {
  readonly kind: LegalKind;
  readonly version: string;
  readonly title: string;
  /** Where its PDF is, on this host. */
  readonly url: string;
  /** When whoever asks accepted this version for this company; absent while they have not. */
  readonly accepted_at?: string;
}

/** The terms and the license in force, with whether this user has accepted them for this company. */
export async function listTerms(db: Db, scope: AcceptanceScope, locale: Language): Promise<Page<Terms>> {
  const version = legalVersion;
  const acceptance = await findAcceptance(db, scope, version);
  const results = legalKinds.map((kind) => ({
    kind,
    version,
    title: legalText({ kind, version, locale }).title,
    url: `/api/v2/terms/${kind}/${version}/${locale}.pdf`,
    ...(acceptance && { accepted_at: acceptance.accepted_at }),
  }));
  return { results, count: results.length };
}
