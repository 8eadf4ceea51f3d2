import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import type { TaxRow } from '../words/formRow.ts';
import { useSetTax } from './TaxField.tsx';

interface BaseChipsProps {
  readonly index: number;
  readonly rows: readonly TaxRow[];
}

/** What a tax is computed of: the price, and any of the other taxes, or itself. */
export function BaseChips({ index, rows }: BaseChipsProps) {
  const translate = useTranslate();
  const id = useId();
  const set = useSetTax(index);
  const included = useControl(`tributes.${index}.base_includes`);
  const self = useControl(`tributes.${index}.base_includes_self`);
  const own = rows[index]?.tribute?.uuid;
  const named = Array.isArray(included.value) ? included.value.map(String) : [];
  const others = new Map(
    rows.flatMap(({ tribute }, at) => (tribute && at !== index ? [[tribute.uuid, tribute.name] as const] : [])),
  );
  if (own) others.delete(own);
  const toggle = (uuid: string) =>
    set('base_includes', named.includes(uuid) ? named.filter((one) => one !== uuid) : [...named, uuid]);
  const chip = (key: string, label: string, isOn: boolean, onToggle: () => void) => (
    <button key={key} type="button" className="base-chip" aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  );
  const isWrong = included.invalid || self.invalid;

  return (
    <div role="group" aria-labelledby={id} className="base-chips">
      <span id={id} className="base-label">
        {translate('scenarios.base.title')}
      </span>
      <div className="base-row">
        <span className="base-price">{translate('scenarios.base.price')}</span>
        {[...others].map(([uuid, name]) => chip(uuid, `+ ${name}`, named.includes(uuid), () => toggle(uuid)))}
        {chip('self', `+ ${translate('scenarios.base.itself')}`, self.value === true, () =>
          set('base_includes_self', self.value === true ? null : true),
        )}
      </div>
      <FormHelperText error={isWrong}>
        {isWrong ? (included.invalid ? included.message : self.message) : translate('scenarios.base.hint')}
      </FormHelperText>
    </div>
  );
}
