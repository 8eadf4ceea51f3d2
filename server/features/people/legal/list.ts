import type { Db } from '../../../database/transaction.ts';
import { legalKinds, legalText, legalVersion, type LegalKind } from '../../../drawing/legal/texts.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Page } from '../../../engine/planner/list.ts';
import { findAcceptance, type AcceptanceScope } from './acceptance.ts';

/** A text in force, in the requested language. */
export interface LegalLink {
  readonly kind: LegalKind;
  readonly version: string;
  readonly title: string;
  /** The URL of its PDF on this host. */
  readonly url: string;
}

/** A text to accept. */
export interface Terms extends LegalLink {
  /** When the user accepted this version for this company. */
  readonly accepted_at?: string;
}

/** The terms and the license in force. */
export const legalTexts = (locale: Language): LegalLink[] =>
  legalKinds.map((kind) => ({
    kind,
    version: legalVersion,
    title: legalText({ kind, version: legalVersion, locale }).title,
    url: `/api/v2/terms/${kind}/${legalVersion}/${locale}.pdf`,
  }));

/** Returns the texts in force, with this user's acceptance for this company. */
export async function listTerms(db: Db, scope: AcceptanceScope, locale: Language): Promise<Page<Terms>> {
  const acceptance = await findAcceptance(db, scope, legalVersion);
  const results = legalTexts(locale).map((text) => ({
    ...text,
    ...(acceptance && { accepted_at: acceptance.accepted_at }),
  }));
  return { results, count: results.length };
}
