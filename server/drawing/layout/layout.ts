import type { Template } from '../../../schemas/parts/templates/template.ts';
import { formatsOf } from '../text/format.ts';
import { blocksView } from './blocks.ts';
import { withClosing, type PlacedBlock } from './closing.ts';
import { marginsView, type MarginsView } from './margins.ts';
import { placeholderValues } from './values.ts';
import type { DocumentLocale, DrawnDocument } from '../request.ts';
import { documentView, type DocumentView } from '../view/view.ts';

/** A document as a template prints it: all texts filled in, ready to be laid out. */
export interface LaidOutView extends DocumentView, MarginsView {
  blocks: PlacedBlock[];
}

/** Returns what a template prints of a document in a language. Throws a RangeError if an amount is not decimal text. */
export function layoutView(template: Template, document: DrawnDocument, locale: DocumentLocale): LaidOutView {
  const view = documentView(document, locale, template.second_language);
  const values = placeholderValues(document, view, formatsOf(locale, document.currency));
  const blocks = withClosing(blocksView(template.blocks, values), view);
  return { ...view, ...marginsView(template, locale, values), blocks };
}
