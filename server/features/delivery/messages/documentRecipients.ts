import { addresseesOf, withoutRepeated, type Addressee } from '../../../../domain/delivery/addressees.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import { isMailable } from '../../../../domain/rules/recipients.ts';
import { emailsOf } from '../../../../domain/validation/email.ts';
import type { Dispatch } from '../../../../schemas/parts/delivery/dispatch.ts';

/** A party with the country that decides the language of its mails. */
interface AddressedParty {
  readonly location?: { readonly country?: { readonly identifier?: string } };
}

/** What decides who receives a document: a row or a record of it. */
export interface Sendable {
  readonly uuid: string;
  readonly send_email: boolean;
  readonly responsible_name?: string | null | undefined;
  readonly responsible_email?: string | null | undefined;
  readonly service_buyer?: AddressedParty | null | undefined;
  readonly payment_responsible?: AddressedParty | null | undefined;
}

/** Who receives a mail. Each address occurs once. */
export interface Recipients {
  readonly to: readonly Addressee[];
  /** Those who get a copy, with the link of the first of `to`. */
  readonly cc: readonly Addressee[];
}

/** The days and the currency of a statement of account. */
export interface StatementPeriod {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

/** A document and its recipients. */
export interface Sending extends Recipients {
  /** The invoice; of a statement the client. */
  readonly uuid: string;
  /** The hash of its public page; null once its link has ended. */
  readonly hash: string | null;
  /** The language of the client's country; the company's fixed one has priority. */
  readonly language: Language;
  /** The texts of this mail alone. */
  readonly texts?: { readonly subject?: string | undefined; readonly body?: string | undefined };
  /** The message that a copy leads to, if the copy is sent alone. */
  readonly copyOf?: string | undefined;
  /** What was paid or given back, or what the mail reminds of, if it is about that instead of the document. */
  readonly about?:
    | { readonly kind: 'receipt' | 'refund'; readonly transaction: string }
    | { readonly kind: 'reminder'; readonly mail: string }
    | { readonly kind: 'statement'; readonly period: StatementPeriod };
}

/** Returns a document with its recipients: the given ones, or its own, separated by semicolons. */
export function sendingOf(document: Sendable, hash: string | null, given: Partial<Recipients> = {}): Sending {
  const { uuid, service_buyer: buyer, payment_responsible: payer } = document;
  const country = (payer ?? buyer)?.location?.country?.identifier;
  const name = document.responsible_name?.trim() || undefined;
  const { to = plain(document.responsible_email ?? ''), cc = [] } = given;
  const named = distinct(to.map((one) => ({ name, ...one })));
  const first = new Set(named.map(({ email }) => email.toLowerCase()));
  return {
    uuid,
    hash,
    to: named,
    cc: distinct(cc).filter(({ email }) => !first.has(email.toLowerCase())),
    language: languageOfCountry(country),
  };
}

/** Returns the addresses of a list joined by semicolons, as documents store them. */
export const plain = (list: string): Addressee[] => emailsOf(list).map((email) => ({ email }));

/** Keeps the first spelling of each address that mail can be sent to. */
const distinct = (all: readonly Addressee[]): Addressee[] =>
  withoutRepeated(all.filter(({ email }) => isMailable(email)));

/** Returns the recipients that a request names; an empty text is the document's own. */
export const recipientsIn = ({ email = '', cc = [] }: Pick<Dispatch, 'email' | 'cc'>): Partial<Recipients> => ({
  ...(email !== '' && { to: addresseesOf(email) }),
  cc: addresseesOf(cc),
});
