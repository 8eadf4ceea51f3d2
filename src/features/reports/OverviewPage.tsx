import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { reportCalls, type ReportCard } from '../../../dataProvider/calls/reports.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { Sparkline } from '../../charts/Sparkline.tsx';
import { rowsFresh } from '../../data/listState.ts';
import { reportsFor } from '../../data/reports.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { todayInZone } from '../../i18n/zone.ts';
import { cardGrid } from '../../shell/display/cardGrid.ts';
import { AccessDenied } from '../../shell/notices.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { MonthButton } from './month/MonthButton.tsx';
import './report.css';

/** The reports available to the user, each with its figure of the month, twelve months, and its question. */
export function OverviewPage({ area }: { readonly area: Area }) {
  const translate = useTranslate();
  const reports = reportsFor(session.me(), area);
  const http = useHttp();
  const { data, isPending } = useQuery({
    queryKey: ['reports', 'cards'],
    queryFn: ({ signal }) => reportCalls(http).cards(signal),
    enabled: reports.length > 0,
    staleTime: rowsFresh,
    retry: false,
  });
  if (reports.length === 0) return <AccessDenied />;
  return (
    <>
      <PageHeader
        title={translate('reportPage.title')}
        subtitle={translate('reportPage.about')}
        actions={<MonthButton />}
      />
      <Box component="ul" sx={{ ...cardGrid, gap: 2 }} aria-busy={isPending}>
        {reports.map(({ name }) => (
          <Card key={name} component="li">
            <CardActionArea component={Link} to={`/${area}/reports/${name}`} className="report-card">
              <Typography variant="h5" component="h2">
                {translate(`reports.${name}.name`)}
              </Typography>
              <CardFigure card={data?.find(({ report }) => report === name)} isPending={isPending} />
              <Typography variant="caption" component="p" color="textSecondary">
                {translate(`reports.${name}.about`)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}

/** The month's figure with the line of twelve months; empty while it loads and without figures. */
function CardFigure({ card, isPending }: { readonly card: ReportCard | undefined; readonly isPending: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!card) return <p className="report-card-figure">{!isPending && translate('reportPage.noFigures')}</p>;
  const { amount, currency, months = [] } = card;
  const marked = months.findIndex(({ month }) => month === todayInZone().slice(0, 7));
  return (
    <p className="report-card-figure">
      <span>
        <strong className="figures">{formatMoney(amount, currency, language)}</strong>
        <small>{translate(months.length > 0 ? 'reportPage.thisMonth' : 'reportPage.now')}</small>
      </span>
      {months.length > 0 && <Sparkline values={months.map((each) => each.amount)} marked={marked} />}
    </p>
  );
}
