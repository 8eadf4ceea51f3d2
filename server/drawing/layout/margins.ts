import { piecesOf, type Piece, type PlaceholderValues } from '../../../domain/templates/placeholders.ts';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import { fill, labelsOf } from '../text/labels.ts';
import type { DocumentLocale } from '../request.ts';

type Margin = Template['header'];

type Side = Margin['texts'][number]['side'];

/** The texts of each side: plain text, or several texts in pieces with page numbers as counters; null without a text. */
type Texts = Record<Side, string | Piece[][] | null>;

/** The header or footer of the first and of the following pages; null on pages without one. */
export interface MarginView {
  divider: boolean;
  first: Texts | null;
  following: Texts | null;
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
  const on = (page: 'first' | 'following', { texts }: Margin): Texts | null => {
    const shown = texts.filter(({ pages }) => pages === 'all' || pages === page);
    const at = (side: Side) => {
      const all = shown.filter((one) => one.side === side).map(({ text }) => piecesOf(text, values, count));
      const isPlain = all.length < 2 && all.flat().every((piece) => typeof piece === 'string');
      return isPlain ? all.flat().join('') || null : all;
    };
    return shown.length === 0 ? null : { left: at('left'), center: at('center'), right: at('right') };
  };
  const filled = (margin: Margin): MarginView => ({
    divider: margin.divider,
    first: on('first', margin),
    following: on('following', margin),
  });
  return { header: filled(header), footer: filled(footer) };
}
