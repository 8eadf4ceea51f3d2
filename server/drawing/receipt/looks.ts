import type { Template } from '../../../schemas/parts/templates/template.ts';

/** How the blocks of a receipt or a statement look. */
export type Looks = Readonly<Record<'masthead' | 'parties' | 'payment', { readonly variant: string }>>;

/** The looks of the same blocks of a template, or plain ones. */
export function looksIn({ blocks }: Template): Looks {
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
