import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { isMoney, rowsOn } from '../../../../domain/taxes/resolve.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { todayInZone } from '../../../i18n/zone.ts';
import { kinds } from '../../../kinds/registry.ts';
import { valueField } from './data/formState.ts';

interface StatedValuesProps {
  readonly at: number;
  readonly uuid: string;
  readonly on: string | undefined;
}

/** The values of a scenario's variable taxes, which a line states. */
export function StatedValues({ at, uuid, on = todayInZone() }: StatedValuesProps) {
  const translate = useTranslate();
  const { data } = useGetOne<Scenario & RaRecord<string>>('scenarios', { id: uuid }, { retry: false });
  return rowsOn(data?.tributes ?? [], on).map((row) => {
    if (row.type !== 'Variable' || !row.uuid) return null;
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
