import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import { summarizeList } from '../../../dataProvider/calls/summary.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { Section } from '../../generate/Section.tsx';
import { useMay } from '../../access/useMay.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Loaded } from '../../shell/feedback/Loaded.tsx';

interface OwedSectionProps {
  /** The resource of the documents. */
  readonly resource: Resource;
  /** The filter for unpaid ones. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The amount to sum. */
  readonly amount: string;
}

/** The outstanding amounts by currency, summed by the server, for users who may list them. */
export function OwedSection({ resource, filter, amount }: OwedSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const http = useHttp();
  const createPath = useCreatePath();
  const mayList = useMay(resource.name, 'list');
  const query = useQuery({
    queryKey: [resource.name, 'summary', filter],
    queryFn: ({ signal }) => summarizeList(http, resource, filter, signal),
    enabled: mayList,
    retry: false,
  });
  if (!mayList) return null;
  const list = `${createPath({ resource: resource.name, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <Section
      title={translate('documents.owed.title')}
      actions={
        <Button component={Link} to={list}>
          {translate('documents.owed.list')}
        </Button>
      }
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Loaded query={query} height={48}>
          {({ sums }) => (
            <>
              {sums?.map(({ currency, count, amounts }) => (
                <Box key={currency} sx={{ mb: 1.5 }}>
                  <Typography variant="h3" component="p" className="figures" sx={{ overflowWrap: 'anywhere' }}>
                    {formatMoney(amounts[amount] ?? '0', currency, language)}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {translate('documents.owed.documents', { smart_count: count })}
                  </Typography>
                </Box>
              ))}
              {sums?.length === 0 && <Typography color="textSecondary">{translate('documents.owed.none')}</Typography>}
              {!sums && (
                <Typography color="textSecondary">
                  {translate('documents.owed.tooMany', { limit: formatDecimal(String(countLimit), language) })}
                </Typography>
              )}
            </>
          )}
        </Loaded>
      </Box>
    </Section>
  );
}
