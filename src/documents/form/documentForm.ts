import type { LinePayload } from '../../../dataProvider/calls/documentForm.ts';
import { inputOf } from '../../../domain/actions/requests.ts';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../../../domain/languages.ts';
import type { DocumentTotals } from '../../../domain/taxes/document.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { FieldValues } from 'react-hook-form';
import type { DocumentOptions } from '../../../schemas/parts/document.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { documentCheck } from '../saving/validateDocument.ts';
import type { Exporter } from '../parties/exporter.ts';
import type { Reading, Start } from './useStart.ts';

/** What the form of any document holds beside its lines. Dates are `YYYY-MM-DD`; inputs clear their value to `null`. */
export interface DocumentValues extends DocumentOptions {
  readonly currency: string | null;
  readonly service_buyer_uuid: string | null;
  readonly payment_responsible_uuid: string | null;
  readonly send_email: boolean;
  readonly responsible_name: string | null;
  /** Addresses joined by `;`. */
  readonly responsible_email: string | null;
  readonly template: string | null;
  /** Whether saving takes the document's own logo away. */
  readonly remove_logo: boolean;
  /** The terms and the EULA were accepted: asked for when it is issued, never sent with it. */
  readonly accepted: boolean;
}

/** The same with what a resource adds to it, which the wing passes on without looking. */
export type FormValues = DocumentValues & FieldValues;

/** One way to save a document; its word is `saving.<name>` of those of its form. */
export interface Saving {
  readonly name: string;
  /** What it says besides what was entered. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** Whether somebody is asked before, because it is for good. */
  readonly asks?: boolean;
  /** Whether it can be gone on with later: lines and consent are asked for when it is issued. */
  readonly isDraft?: boolean;
}

/** A document about to be saved for good, and how to speak to whoever does. */
export interface Asking<Values extends DocumentValues = FormValues> {
  readonly values: Values;
  readonly totals: DocumentTotals;
  readonly start: Pick<Start, 'edited'> & { readonly exporter: Omit<Exporter, 'uuid' | 'name'> };
  readonly translate: (key: string, args?: object) => string;
  readonly language: Language;
}

/** What was changed of a document, and is not as it was. */
export interface Changed {
  /** An empty text where what was said is taken away. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lines?: readonly LinePayload[];
}

/** How one that takes effect already is changed: not replaced, but told by a command what is other than it was. */
export interface DocumentChange<Values extends DocumentValues = FormValues> {
  /** What it takes is what is entered, and its preview is seen before it is done. */
  readonly command: string;
  /** The fields that may be changed, by their names on the document and in the command alike. */
  readonly fields: readonly string[];
  /** The document as its form shows it, given what is entered already: not all of it need be of its own record. */
  read(reading: Reading, entered: Partial<Values>): Promise<Readonly<Record<string, unknown>>>;
  /** What the command is asked with. */
  inputOf(changed: Changed, values: Values): Readonly<Record<string, unknown>>;
  /** A component that shows what it would do. */
  Preview(props: { readonly told: object; readonly input: object }): ReactNode;
}

/** A resource whose records are documents: what the wing has to know of it to enter, check and send one. */
export interface DocumentForm<Values extends DocumentValues = FormValues> {
  readonly resource: Resource;
  /** The property with the lines. */
  readonly linesAt: string;
  /** The namespace of what names the document: `title`, `saving`, `issue`, `closed`. */
  readonly words: string;
  /** The fields that stand above the lines. */
  readonly aboveLines: readonly string[];
  /** Where a refusal of the whole document belongs, by its code. */
  readonly refusals: Readonly<Record<string, { readonly field: string; readonly message: string }>>;
  /** How it can be saved, what it is about last. */
  readonly savings: readonly [Saving, ...Saving[]];
  /** What is said before it is saved for good, a sentence each. */
  told(asking: Asking<Values>): readonly string[];
  /** What of it stays in sight: the key of a word, and an amount. */
  sums(totals: DocumentTotals, values: Partial<Values>): readonly (readonly [key: string, amount: string])[];
  /** What is wrong with it that neither schema nor rules tell. */
  issues?(values: Values, totals: DocumentTotals): readonly Issue[];
  /** How one that is there is changed, where saving does not replace it. */
  readonly change?: DocumentChange<Values>;
  /** A document nobody has touched yet; all its fields, from the top of the page to its bottom. */
  newValues(today: string, parts?: Partial<Values>): Values;
  /** What is asked for again where a document starts as a copy of another. */
  copied(values: Values, today: string): Values;
  /** What a new document begins with: what the address asks for, and what is proposed. */
  begun(search: URLSearchParams, today: string): Partial<Values>;
}

/** One document being entered. */
export interface EnteredDocument {
  readonly form: DocumentForm;
  readonly start: Start;
  readonly check: ReturnType<typeof documentCheck>;
  /** The logo that was chosen and not sent yet. */
  readonly logo: File | undefined;
  readonly chooseLogo: (file: File | undefined) => void;
  /** Reads it again, for what is entered by now, which stays. */
  readonly reread: () => Promise<void>;
}

export const EnteredDocumentContext = createContext<EnteredDocument | undefined>(undefined);

/** The document that the form around is about. */
export function useEnteredDocument(): EnteredDocument {
  const entered = use(EnteredDocumentContext);
  if (!entered) throw new Error('No document is being entered here');
  return entered;
}

/** What is entered: the document itself, or what the command takes that changes it. */
export function askedBy({ resource, change }: Pick<DocumentForm, 'resource' | 'change'>): Resource {
  return (change && inputOf(resource, change.command)) ?? resource;
}

/** The currency of a document that says none (specification §9). */
export const defaultCurrency = 'BRL';

/** The currency the lines are computed in: the one chosen, and the usual one while none is or one is typed. */
export function currencyOf({ currency }: Pick<DocumentValues, 'currency'>): string {
  return isCurrencyCode(currency) ? currency : defaultCurrency;
}
