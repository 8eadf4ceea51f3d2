import { piecesOf, type Piece, type PlaceholderValues } from '../../../domain/templates/placeholders.ts';
import type { Template } from '../../../schemas/parts/template.ts';
import { fill, labelsOf } from '../labels.ts';
import type { DocumentLocale } from '../request.ts';

type Margin = Template['header'];

/** The header or footer of each page: its texts in pieces, with page numbers as counters. */
export interface MarginView {
  divider: boolean;
  texts: (Omit<Margin['texts'][number], 'text'> & { pieces: Piece[] })[];
}

export interface MarginsView {
  header: MarginView;
  footer: MarginView;
}

/** Fills the texts of a template's header and footer. */
export function marginsView(
  { header, footer }: Pick<Template, 'header' | 'footer'>,
  locale: DocumentLocale,
  values: PlaceholderValues,
): MarginsView {
  const count = fill(labelsOf(locale).page.count, { page: '{{page}}', pages: '{{pages}}' });
  const filled = ({ divider, texts }: Margin): MarginView => ({
    divider,
    texts: texts.map(({ text, ...place }) => ({ ...place, pieces: piecesOf(text, values, count) })),
  });
  return { header: filled(header), footer: filled(footer) };
}
