import type { TogetherMeans } from '../../domain/payments/together.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** The period and the currency of a statement; the server chooses what is absent. */
export interface StatementPeriod {
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
}

/** Calls for the recipient of a document, without a session. */
export function publicCalls(http: Http) {
  return {
    /**
     * Reads the document of a public link, at the place that its resource declares (`invoices/individual`); fails with
     * 404 for a wrong or withdrawn link.
     */
    async document(at: string, hash: string, signal?: AbortSignal) {
      return toRecord((await http.get(`/api/v2/public/${at}/${encodeURIComponent(hash)}`, { signal })).json);
    },

    /** Reads a page of one of the lists of a client by the link to the page of the client. */
    async clientInvoices(hash: string, state: 'open' | 'paid', page: number, signal?: AbortSignal): Promise<unknown> {
      return (await http.get(`${clientPath(hash)}?state=${state}&page=${page}`, { signal })).json;
    },

    /** Reads the statement of account of a client; fails with errors at its days. */
    async statement(hash: string, { from, to, currency }: StatementPeriod, signal?: AbortSignal): Promise<unknown> {
      return (await http.get(`${clientPath(hash)}/statement`, { query: { from, to, currency }, signal })).json;
    },

    /** Begins to pay several invoices together; fails with an error at `invoices.N` for one that cannot be paid. */
    async payTogether(hash: string, invoices: readonly string[], means: TogetherMeans): Promise<unknown> {
      return (await http.post(`${clientPath(hash)}/payments`, { body: { invoices, means } })).json;
    },

    /** Reads the answer of a recipient by the token of the own link. */
    async answer(token: string, signal?: AbortSignal): Promise<unknown> {
      return (await http.get(messagePath(token), { signal })).json;
    },

    /** Records what a recipient does: views, accepts, or declines with a reason. Returns the answer. */
    async act(
      token: string,
      act: 'viewed' | 'accept' | 'decline',
      body?: { readonly reason: string },
    ): Promise<unknown> {
      return (await http.post(`${messagePath(token)}/${act}`, body ? { body } : {})).json;
    },

    /** Returns the total of a quote with some of its options, by their positions. */
    async quoteTotal(hash: string, options: readonly number[]): Promise<unknown> {
      return (await http.get(`${quotePath(hash)}/total?options=${options.join(',')}`)).json;
    },

    /** Accepts or declines a quote as its client. */
    async answerQuote(hash: string, answer: 'accept' | 'decline', body: object): Promise<unknown> {
      return (await http.post(`${quotePath(hash)}/${answer}`, { body })).json;
    },
  };
}

const quotePath = (hash: string): string => `/api/v2/public/quotes/${encodeURIComponent(hash)}`;
const clientPath = (hash: string): string => `/api/v2/public/clients/${encodeURIComponent(hash)}`;
const messagePath = (token: string): string => `/api/v2/public/messages/${encodeURIComponent(token)}`;

/** Returns the path of the PDF of a statement of account. */
export const statementPdf = (hash: string, period: StatementPeriod, locale: string): string =>
  `${clientPath(hash)}/statement/pdf?${new URLSearchParams({ ...period, locale })}`;

/** Returns the path of an attachment that a recipient may download. */
export const attachmentPath = (token: string, file: string): string =>
  `${messagePath(token)}/attachments/${encodeURIComponent(file)}`;
