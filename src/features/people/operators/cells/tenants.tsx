import { useTranslate } from 'react-admin';
import type { Operator } from '../../../../../schemas/resources/people/operators.ts';
import { Hint } from '../../../../shell/display/Hint.tsx';

export const align = 'left';
export const width = 140;

/** The other companies of an operator: their number, and their names on demand. */
export default function TenantsCell({ record }: { readonly record: Pick<Operator, 'tenants'> }) {
  const translate = useTranslate();
  const { tenants = [] } = record;
  if (tenants.length === 0) return '–';
  return (
    <Hint
      hint={tenants.map(({ slug, name }) => (
        <div key={slug}>{name}</div>
      ))}
    >
      {translate('tenants.count', { smart_count: tenants.length })}
    </Hint>
  );
}
