import { initialsOf } from '../../../domain/words/initials.ts';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import { builtInTemplate, defaultTemplate, designOf } from '../builtIn/builtIn.ts';
import { marginsView, type MarginsView } from '../layout/margins.ts';
import type { DocumentLocale } from '../request.ts';
import type { Formats } from '../text/format.ts';
import { labelsOf } from '../text/labels.ts';
import { partyView, type PartyView } from './party.ts';
import type { DocumentView } from './view.ts';

/** How the blocks of a receipt, a statement or a reminder look. */
type Looks = Readonly<Record<'masthead' | 'parties' | 'payment', { readonly variant: string }>>;

/** The looks of the same blocks of a template, or plain ones. */
function looksIn({ blocks }: Template): Looks {
  const all = blocks.flatMap((block) =>
    block.type === 'columns' ? block.columns.flatMap((column) => column.blocks) : [block],
  );
  const find = <Type extends keyof Looks>(type: Type) =>
    all.find((block): block is Extract<(typeof all)[number], { type: Type }> => block.type === type);
  return {
    masthead: { variant: find('masthead')?.variant ?? 'plain' },
    parties: { variant: find('parties')?.variant ?? 'plain' },
    payment: { variant: find('payment')?.variant ?? 'panel' },
  };
}

/** What receipts, statements and reminders share: the sheet of a template with its masthead and parties. */
export interface SheetView
  extends
    Pick<
      DocumentView,
      'lang' | 'heading' | 'title' | 'number' | 'company' | 'monogram' | 'logo' | 'status' | 'watermark'
    >,
    MarginsView {
  looks: Looks;
  parties: PartyView[];
}

type Party = Parameters<typeof partyView>[0];

interface Sheet extends Pick<SheetView, 'title' | 'number' | 'heading'> {
  readonly template: Parameters<typeof designOf>[0];
  readonly locale: DocumentLocale;
  readonly provider: Party & { readonly name: string };
  readonly payer: Party;
  /** What the parties are called. */
  readonly roles: Readonly<Record<'provider' | 'payer', string>>;
}

/** Returns the sheet of a document that is neither an invoice nor a contract. */
export function sheetView({ template, locale, provider, payer, roles, ...named }: Sheet, formats: Formats): SheetView {
  const labels = labelsOf(locale);
  return {
    ...named,
    lang: locale,
    company: provider.name,
    monogram: initialsOf(provider.name),
    logo: labels.logo,
    status: null,
    watermark: null,
    // The margins of another template may name what only an invoice has.
    ...marginsView(builtInTemplate(defaultTemplate), locale, { document: named.heading, company: provider.name }),
    looks: looksIn(designOf(template)),
    parties: [
      partyView(provider, { side: 'provider', role: roles.provider }, labels, formats),
      partyView(payer, { side: 'payer', role: roles.payer }, labels, formats),
    ],
  };
}
