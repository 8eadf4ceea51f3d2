import { builtInTemplate, defaultTemplate } from '../builtIn/builtIn.ts';
import { marginsView, type MarginsView } from '../layout/margins.ts';
import type { DocumentView } from '../view/view.ts';
import { legalText, type LegalRequest, type LegalText } from './texts.ts';

/** A legal text on the same sheet of paper as an invoice: what the sheet asks for, and the text. */
export interface LegalView
  extends Pick<DocumentView, 'lang' | 'heading' | 'company' | 'status' | 'watermark'>, MarginsView, LegalText {}

/** The content of the PDF of a legal text. Throws a RangeError for an unknown version. */
export function legalView(request: LegalRequest): LegalView {
  const text = legalText(request);
  const [heading, company] = [text.title, 'Ultramar'];
  return {
    ...text,
    lang: request.locale,
    heading,
    company,
    status: null,
    watermark: null,
    ...marginsView(builtInTemplate(defaultTemplate), request.locale, { document: heading, company }),
  };
}
