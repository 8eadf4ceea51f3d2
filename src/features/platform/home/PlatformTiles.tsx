import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import type { ListFilter } from '../../../../domain/company/home/lists.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { FigureTile } from '../../company/home/FigureTile.tsx';
import { currencyBox, tiles } from '../../company/home/CurrencyFigures.tsx';
import { useCounted } from '../../company/home/useCounted.ts';
import { useListPath } from '../../company/home/useListPath.ts';

/** The platform's figures with links to their lists. */
export function PlatformTiles({ home }: { readonly home: PlatformHome }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const listPath = useListPath();
  const { tenants, users, failed, issued, version } = home;
  const figure = (count: number) => ({
    amount: formatDecimal(String(count), language),
    longest: 8,
    heading: 'h2' as const,
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
  const today = issued.at(-1)?.count ?? 0;
  return (
    <Box sx={currencyBox}>
      <Box sx={tiles}>
        <FigureTile
          label={translate('platformHome.tenants')}
          {...figure(tenants.active + tenants.suspended)}
          parts={[tenantPart('active'), tenantPart('suspended')]}
          before=""
        />
        <FigureTile
          label={translate('platformHome.users')}
          {...figure(users)}
          parts={[{ text: translate('platformHome.people'), count: users, to: listPath('users') }]}
          before=""
        />
        <FigureTile
          label={translate('platformHome.issued')}
          {...figure(sum)}
          parts={[]}
          before={counted('platformHome.today', today)}
        />
        <FigureTile
          label={translate('platformHome.failed')}
          {...figure(failed.jobs + failed.mails)}
          parts={[
            failedPart('jobs', { status: 'failed' }),
            failedPart('mails', { status: 'failed,uncertain' }),
            { text: translate('platformHome.health'), count: 1, to: listPath('health') },
          ]}
          before={translate('platformHome.version', { version })}
          isUrgent={failed.jobs + failed.mails > 0}
        />
      </Box>
    </Box>
  );
}
