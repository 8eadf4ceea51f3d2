import { useTranslate } from 'react-admin';
import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { useMe } from '../../../access/useMe.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import { HomeCard } from '../../company/home/HomeCard.tsx';
import { StepList } from '../../company/home/StepList.tsx';

/** Where each step is done, with the permission that it needs, in their order. */
const places = [
  ['account_type', 'account-types', 'account-types:create'],
  ['tenant', 'tenants', 'tenants:create'],
  ['operator', 'operators', 'operators:create'],
] as const;

/** What an installation still needs before companies can use it; nothing once it has all. */
export function PlatformSteps({ home: { steps: done } }: { readonly home: PlatformHome }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const me = useMe();
  if (places.every(([name]) => done[name])) return null;
  const steps = places.map(([name, resource, permission]) => ({
    name,
    text: translate(`platformHome.steps.${name}`),
    isDone: done[name],
    to: me?.permissions.includes(permission) ? createPath({ resource, type: 'create' }) : undefined,
  }));
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <HomeCard title={translate('platformHome.steps.title', { count, of: steps.length })}>
      <StepList steps={steps} />
    </HomeCard>
  );
}
