import { Route, Routes, useParams } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { mayWith, reportOf } from '../../data/reports.ts';
import { AccessDenied, NotFound } from '../../shell/notices.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { ReportPage } from './ReportPage.tsx';

/** The list of an area's reports, and each report. */
export function ReportPages({ area }: { readonly area: Area }) {
  return (
    <Routes>
      <Route index element={<OverviewPage area={area} />} />
      <Route path=":name" element={<OneReport area={area} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function OneReport({ area }: { readonly area: Area }) {
  const report = reportOf(useParams()['name']);
  if (!report) return <NotFound />;
  if (!mayWith(session.me(), area, report, 'list')) return <AccessDenied />;
  return <ReportPage key={report.name} area={area} report={report} />;
}
