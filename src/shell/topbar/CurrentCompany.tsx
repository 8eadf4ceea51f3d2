import { tenantOf } from '../../access/tenant.ts';
import { useMe } from '../../access/useMe.ts';
import { CompanySwitch } from './CompanySwitch.tsx';
import { useCompanyName } from './useCompanyName.ts';

/** The current company; users of several can switch. */
export function CurrentCompany() {
  const me = useMe();
  const name = useCompanyName();
  const tenant = me && tenantOf(me);
  const hasSeveral = me && (me.references.tenant.length > 1 || me.area === 'accountants');
  if (!hasSeveral || tenant === undefined || name === undefined) return <p title={name}>{name}</p>;
  return <CompanySwitch me={me} tenant={tenant} name={name} />;
}
