import type { DrawnDocument, DocumentRequest } from '../../../server/drawing/request.ts';
import { exampleTributes, sampleInvoice, sampleParty } from '../sampleDocument.ts';

/** Repeats a text to a number of UTF-16 units. */
export const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that make drawing expensive, each repeated to a field's length. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'line breaks': '\n',
  'short lines': 'x\n',
  'breaks of other kinds': 'x\u2028\u0085\v',
  'one endless word': 'W',
  'marks without a letter': '\u0301',
  'letters under six marks': 'e\u0301\u0302\u0303\u0304\u0305\u0306',
  'marks out of order': 'a\u0316\u0301\u0323\u0302\u0327\u0303',
  'marks and joiners': 'a\u0301\u200d\u0302\u200c',
  'marks and what is not printed': '\u0301\u00ad\u0323\u2060',
  'turned directions': '\u202eabc \u2066def\u2069 ',
  'joiners without end': 'a\u200d',
  'families of faces': '👨‍👩‍👧‍👦',
  'Arabic and Latin by turns': 'بa',
  'Hebrew and digits by turns': 'א1',
  'a conjunct without end': 'क्',
  'Thai under many marks': 'ก่้๊๋็์',
  'every script by turns': 'aب東क서ไא',
  'no letter of ours': '\u{1d4b3}',
  'spaces alone': '\u00a0',
  'halves of letters': '\ud83d',
};

/** A document with every field, note and line filled with one text to its limit. */
export function filledRequest(text: string, lines: number): DocumentRequest {
  const filled = (length: number) => repeated(text, length);
  const party = sampleParty(filled(200), undefined, filled(30));
  const location = party.location && { ...party.location, address: filled(300), complement: filled(200) };
  const tributes = exampleTributes.map((tribute) => ({ ...tribute, name: filled(60) }));
  const described = Array.from({ length: lines }, () => ({ description: filled(300), tributes }));
  const parties = { ...party, ...(location && { location }) };
  const notes = { observation: filled(4_000), terms_payment: filled(4_000), company_number: filled(60) };
  const invoice: DrawnDocument = sampleInvoice(
    { ...notes, service_provider: parties, service_buyer: parties, payment_responsible: parties },
    described,
  );
  return { template: 'invoiceTemplate1', locale: 'pt', document: invoice };
}
