import { fill, labelsOf } from '../labels.ts';
import type { DocumentView } from '../view.ts';
import { legalText, type LegalRequest, type LegalText } from './texts.ts';

/** A legal text on the same sheet of paper as an invoice: what the sheet asks for, and the text. */
export interface LegalView
  extends Pick<DocumentView, 'lang' | 'heading' | 'company' | 'status' | 'watermark' | 'pageCount'>, LegalText {}

/** What the PDF of a legal text says. Throws a RangeError for a version that there is not. */
export function legalView(request: LegalRequest): LegalView {
  const text = legalText(request);
  const labels = labelsOf(request.locale);
  return {
    ...text,
    lang: request.locale,
    heading: text.title,
    company: 'Ultramar',
    status: null,
    watermark: null,
    pageCount: fill(labels.page.count, { page: '{page}', pages: '{pages}' }),
  };
}
