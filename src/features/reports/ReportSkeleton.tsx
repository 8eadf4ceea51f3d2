import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

const rows = 12;

/** The placeholder of a report by month. */
export function ReportSkeleton() {
  const translate = useTranslate();
  return (
    <Card className="report-section" role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="text" width={96} height={28} sx={{ transform: 'none', mb: 2 }} />
      <Skeleton variant="rounded" height={240} sx={{ mb: 2 }} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="text" height={44} sx={{ transform: 'none', mb: '1px' }} />
      ))}
    </Card>
  );
}
