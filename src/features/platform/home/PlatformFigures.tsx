import { useTranslate } from 'react-admin';
import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import type { ListFilter } from '../../../../domain/company/home/lists.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { FigureCard } from '../../company/home/FigureCard.tsx';
import { useCounted } from '../../company/home/useCounted.ts';
import { useListPath } from '../../company/home/useListPath.ts';

/** The platform's figures with links to their lists. */
export function PlatformFigures({ home }: { readonly home: PlatformHome }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const listPath = useListPath();
  const { tenants, users, failed, issued, version } = home;
  const figure = (name: string, count: number) => ({
    name,
    label: translate(`platformHome.${name}`),
    amount: formatDecimal(String(count), language),
  });
  const tenantPart = (status: 'active' | 'suspended') => ({
    text: counted(`platformHome.${status}`, tenants[status]),
    count: tenants[status],
    to: listPath('tenants', { status }),
  });
  const failedPart = (of: 'jobs' | 'mails', filter: ListFilter) => ({
    text: counted(`platformHome.${of}`, failed[of]),
    count: failed[of],
    to: listPath(of, filter),
  });
  const sum = issued.reduce((total, { count }) => total + count, 0);
  return (
    <FigureCard
      label={translate('platformHome.figures')}
      figures={[
        {
          ...figure('tenants', tenants.active + tenants.suspended),
          parts: [tenantPart('active'), tenantPart('suspended')],
        },
        {
          ...figure('users', users),
          parts: [{ text: translate('platformHome.people'), count: users, to: listPath('users') }],
        },
        { ...figure('issued', sum), parts: [], note: counted('platformHome.today', issued.at(-1)?.count ?? 0) },
        {
          ...figure('failed', failed.jobs + failed.mails),
          parts: [
            failedPart('jobs', { status: 'failed' }),
            failedPart('mails', { status: 'failed,uncertain' }),
            { text: translate('platformHome.health'), count: 1, to: listPath('health') },
          ],
          note: translate('platformHome.version', { version }),
          isUrgent: failed.jobs + failed.mails > 0,
        },
      ]}
    />
  );
}
