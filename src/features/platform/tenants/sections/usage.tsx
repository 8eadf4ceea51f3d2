import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatBytes } from '../../../../../domain/kinds/bytes.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import type { Tenant } from '../../../../../schemas/resources/platform/tenants.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';

/** A tenant's usage, and a link to its sign-in. */
export default function Usage({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  const { users = 0, invoices = 0, stored_bytes: bytes = 0 } = record as OwnSectionProps['record'] & Tenant;
  const figures = [
    ['users', formatDecimal(String(users), language)],
    ['invoices', formatDecimal(String(invoices), language)],
    ['stored_bytes', formatBytes(bytes, language)],
  ] as const;
  return (
    <Section
      title={translate('tenants.usage')}
      actions={
        <Button
          component={Link}
          to={`${createPath({ resource: 'realms', type: 'list' })}?filter=${encodeURIComponent(JSON.stringify({ tenant: record.id }))}`}
          size="small"
        >
          {translate('tenants.realm')}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{ gridColumn: '1 / -1', m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}
      >
        {figures.map(([path, text]) => (
          <Box key={path}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`resources.tenants.fields.${path}`)}
            </Typography>
            <Typography component="dd" variant="h3" className="figures" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
