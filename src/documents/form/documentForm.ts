import type { QueryClient } from '@tanstack/react-query';
import type { LinePayload } from '../../../dataProvider/calls/documentForm.ts';
import type { Http } from '../../../dataProvider/http.ts';
import { inputOf } from '../../../domain/actions/requests.ts';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../../../domain/languages.ts';
import type { PaymentRule } from '../../../domain/paymentTerms/dueDate.ts';
import type { DocumentTotals } from '../../../domain/taxes/document.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { FieldValues } from 'react-hook-form';
import type { DocumentOptions } from '../../../schemas/parts/documents/document.ts';
import type { Annotations, Resource } from '../../../schemas/resource.ts';
import type { Line } from '../grid/lines/line.ts';
import type { LineErrors } from '../grid/lines/linesReducer.ts';
import type { Exporter } from '../parties/exporter.ts';
import type { Issued } from '../saving/IssueFacts.tsx';
import type { Kept } from './storedLines.ts';

/** The form's values of any document besides lines. Dates are `YYYY-MM-DD`; cleared inputs are `null`. */
export interface DocumentValues extends DocumentOptions {
  readonly currency: string | null;
  /** Its discounts and charges as their inputs hold them. */
  readonly adjustments?: readonly object[] | null;
  readonly service_buyer_uuid: string | null;
  readonly payment_responsible_uuid: string | null;
  readonly send_email: boolean;
  readonly responsible_name: string | null;
  /** Addresses joined by `;`. */
  readonly responsible_email: string | null;
  readonly template: string | null;
  /** Whether saving removes the document's own logo. */
  readonly remove_logo: boolean;
  /** Whether the terms were accepted: required for issuing, never sent. */
  readonly accepted: boolean;
}

/** The same with the resource's own values, which the shared code passes on. */
export type FormValues = DocumentValues & FieldValues;

/** A way to save a document. */
export interface Saving {
  readonly name: string;
  /** The key of its text. */
  readonly label: string;
  /** Values that it adds to the input. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** The namespace of the question that it asks first, because it is irreversible: `title`, `confirm`, or its `name`. */
  readonly asks?: string;
  /** Whether it is a draft: lines and consent are then not required. */
  readonly isDraft?: boolean;
}

/** The document being edited. */
interface Edited extends Kept {
  readonly uuid: string;
  /** The version it was read at. */
  readonly etag: string | undefined;
  /** The number of an earlier issue, which fixes its date. */
  readonly number: number | undefined;
}

/** The initial state of the form. */
export interface Start {
  readonly exporter: Exporter;
  readonly values: FormValues;
  readonly lines: readonly Line[];
  /** Whether it is new, neither stored nor a copy. */
  readonly isNew?: boolean;
  readonly savedLogo?: string;
  readonly edited?: Edited;
  /** The status of a document that can no longer be edited. */
  readonly closed?: string;
}

/** A loaded document with the clients for further requests. */
export interface Reading {
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly document: Readonly<Record<string, unknown>>;
}

/** A document about to be issued, with translation. */
export interface IssueContext<Values extends DocumentValues = FormValues> {
  readonly values: Values;
  readonly totals: DocumentTotals;
  readonly start: Pick<Start, 'edited'> & { readonly exporter: Omit<Exporter, 'uuid' | 'name'> };
  /** The payment terms of its payer. */
  readonly terms?: PaymentRule | undefined;
  readonly translate: (key: string, args?: object) => string;
  readonly language: Language;
}

/** The changes of a document. */
export interface Changed {
  /** The changed fields; a removed value is an empty text. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lines?: readonly LinePayload[];
}

/** How a running document changes: by a command with the differences, not by replacement. */
export interface DocumentChange<Values extends DocumentValues = FormValues> {
  /** The command, whose input is the form and whose preview is shown first. */
  readonly command: string;
  /** The changeable fields, named alike in document and command. */
  readonly fields: readonly string[];
  /** Reads the document for the form, given the current input; it may combine records. */
  read(reading: Reading, entered: Partial<Values>): Promise<Readonly<Record<string, unknown>>>;
  /** Returns the command's input. */
  inputOf(changed: Changed, values: Values): Readonly<Record<string, unknown>>;
  /** Renders the preview. */
  Preview(props: { readonly preview: object; readonly input: object }): ReactNode;
}

/** A resource of documents: what the shared form needs to edit, validate and send one. */
export interface DocumentForm<Values extends DocumentValues = FormValues> {
  readonly resource: Resource;
  /** The property of the lines. */
  /** The placeholders that the descriptions of its lines may contain. */
  readonly lineInserts?: Annotations['inserts'];
  readonly linesAt: string;
  /** The namespace of its texts: `title`, `closed`, and `change` if it changes by a command. */
  readonly words: string;
  /** The fields above the lines. */
  readonly aboveLines: readonly string[];
  /** The ways to save it, the primary one last. */
  readonly savings: readonly [Saving, ...Saving[]];
  /** Returns sentences to show before issuing. */
  issueNotes(context: IssueContext<Values>): readonly string[];
  /** Returns what the document says, to show before issuing. */
  issued?(context: IssueContext<Values>): Issued;
  /** Whether mail is on by default for clients with an address. */
  readonly mailsByDefault?: boolean;
  /** Returns the sums to show in the save bar: locale key and amount. */
  sums(totals: DocumentTotals, values: Partial<Values>): readonly (readonly [key: string, amount: string])[];
  /** Returns issues beyond schema and rules. */
  issues?(values: Values, totals: DocumentTotals): readonly Issue[];
  /** How an existing document changes, if it is not replaced. */
  readonly change?: DocumentChange<Values>;
  /** Returns the values of a new document; the order of its fields is that of the page. */
  newValues(today: string, parts?: Partial<Values>): Values;
  /** Resets values that a copy must not keep. */
  copied(values: Values, today: string): Values;
  /** Returns initial values from the URL and proposals. */
  begun(search: URLSearchParams, today: string): Partial<Values>;
}

/** The problems of a document. */
export interface Findings {
  /** At fields of the form; at the lines' property for the grid. */
  readonly issues: readonly Issue[];
  readonly lines: LineErrors;
}

/** The document being edited. */
export interface EnteredDocument {
  readonly form: DocumentForm;
  readonly start: Start;
  readonly check: (values: FormValues, saving?: Saving) => Promise<Findings>;
  /** The selected logo, before saving. */
  readonly logo: File | undefined;
  readonly chooseLogo: (file: File | undefined) => void;
  /** Reloads the document under the current input. */
  readonly reread: () => Promise<void>;
}

export const EnteredDocumentContext = createContext<EnteredDocument | undefined>(undefined);

/** Returns the document of the surrounding form. */
export function useEnteredDocument(): EnteredDocument {
  const entered = use(EnteredDocumentContext);
  if (!entered) throw new Error('No document is being entered here');
  return entered;
}

/** Returns the resource of the form: the document itself, or the input of its command. */
export function inputFor({ resource, change }: Pick<DocumentForm, 'resource' | 'change'>): Resource {
  return (change && inputOf(resource, change.command)) ?? resource;
}

/** The default currency (specification §9). */
export const defaultCurrency = 'BRL';

/** Returns the currency of the lines: the selected one, or the default while incomplete. */
export function currencyOf({ currency }: Pick<DocumentValues, 'currency'>): string {
  return isCurrencyCode(currency) ? currency : defaultCurrency;
}
