import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import { NumberCell as Numbered } from '../../../../documents/cells/NumberCell.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';
import { Tip } from '../../../../shell/display/Tip.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';

export const align = 'left';
export const width = 108;

/** The number above the company's own; the tooltip shows the creation date. */
export default function NumberCell({ record: contract }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { contract_number: number, company_number: own, created_at: made } = contract;
  if (!made) return <Numbered number={number} own={own} />;
  const label = translate('contracts.list.made', { at: formatInstant(made, language, zone()) });
  // Not a button, because the number is within the row's link.
  const hinted = (
    <Tip title={label} describeChild>
      <span>{number}</span>
    </Tip>
  );
  return <Numbered number={hinted} own={own} />;
}
