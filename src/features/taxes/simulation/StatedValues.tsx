import { useTranslate } from 'react-admin';
import { isMoney } from '../../../../domain/taxes/resolve.ts';
import { kinds } from '../../../kinds/registry.ts';
import { valueField } from './data/formState.ts';
import type { VariableRow } from './data/useVariableRows.ts';

interface StatedValuesProps {
  readonly at: number;
  readonly rows: readonly VariableRow[];
}

/** The values of a scenario's variable taxes, which a line states. */
export function StatedValues({ at, rows }: StatedValuesProps) {
  const translate = useTranslate();
  return rows.map((row) => {
    const kind = isMoney(row) ? 'money' : 'percent';
    const source = valueField(at, row.uuid);
    const { Input } = kinds[kind];
    return (
      <Input
        key={row.uuid}
        source={source}
        path={source}
        resource="scenarios"
        label={translate('simulation.stated', { tax: row.tribute.name ?? '' })}
        property={{ type: 'string', kind, ...(kind === 'money' && { currency: 'currency' }) }}
      />
    );
  });
}
