import { isMailable } from '../../../../domain/rules/recipients.ts';
import { emailsOf } from '../../../../domain/validation/email.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';

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

/** A document and its recipients. */
export interface Sending {
  readonly uuid: string;
  /** The hash of its public page. */
  readonly hash: string;
  readonly name: string | undefined;
  /** Each address once. */
  readonly emails: readonly string[];
  /** The language of the client's country; the company's fixed one has priority. */
  readonly language: Language;
  /** What was paid or given back, if the mail is about that instead of the document. */
  readonly about?: { readonly kind: 'receipt' | 'refund'; readonly transaction: string };
}

/** Returns a document with its recipients: the given list, or its own, separated by semicolons. */
export function sendingOf(document: Sendable, hash: string, list = document.responsible_email ?? ''): Sending {
  const { uuid, responsible_name: name, service_buyer: buyer, payment_responsible: payer } = document;
  const country = (payer ?? buyer)?.location?.country?.identifier;
  return {
    uuid,
    hash,
    name: name?.trim() || undefined,
    emails: distinct(emailsOf(list).filter(isMailable)),
    language: languageOfCountry(country),
  };
}

/** Keeps the first spelling of each address. */
const distinct = (emails: readonly string[]): string[] =>
  [...new Map(emails.toReversed().map((email) => [email.toLowerCase(), email])).values()].toReversed();
