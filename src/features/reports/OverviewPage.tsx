import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { reportsFor } from '../../data/reports.ts';
import { cardGrid } from '../../shell/display/cardGrid.ts';
import { AccessDenied } from '../../shell/notices.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';

/** The reports available to the user, each with its question. */
export function OverviewPage({ area }: { readonly area: Area }) {
  const translate = useTranslate();
  const reports = reportsFor(session.me(), area);
  if (reports.length === 0) return <AccessDenied />;
  return (
    <>
      <PageHeader title={translate('reportPage.title')} subtitle={translate('reportPage.about')} />
      <Box component="ul" sx={{ ...cardGrid, gap: 2 }}>
        {reports.map(({ name }) => (
          <Card key={name} component="li">
            <CardActionArea
              component={Link}
              to={`/${area}/reports/${name}`}
              sx={{ height: '100%', p: { xs: 2, sm: 3 } }}
            >
              <Typography variant="h5" component="h2">
                {translate(`reports.${name}.name`)}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {translate(`reports.${name}.about`)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}
