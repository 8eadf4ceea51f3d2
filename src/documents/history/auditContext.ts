import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** A change as a label and its values. */
export interface ChangeDescription {
  readonly label: string;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** What the words of a document's history depend on. */
export interface AuditContext {
  readonly language: Language;
  readonly resource: Resource;
  /** The property of the lines. */
  readonly linesAt: string;
  /** The document's currency at the time. */
  readonly currency: string;
  /** The currency before the change. */
  readonly currencyBefore?: string;
  /** The currency of the receipt, for fee and remainder. */
  readonly received?: string;
  /** Names by key: templates, the account. */
  readonly names: Readonly<Record<string, string>>;
  /** Returns the sentence of an entry specific to this kind of document. */
  readonly sentence?: (entry: AuditEntry, context: AuditContext) => string | undefined;
  /** Returns what a change specific to this kind of document says. */
  readonly fact?: (
    path: string,
    change: AuditEntry['changes'][string],
    context: AuditContext,
  ) => ChangeDescription | undefined;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}
