import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

const ExplanationDialog = lazy(() => import('./ExplanationDialog.tsx'));

/** Opens how all figures of an invoice were calculated. */
export function Explanation({ record }: Pick<InvoiceSectionProps, 'record'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = useTitle(invoices, record);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1, ml: -1 }}>
        {translate('invoices.explanation.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExplanationDialog uuid={record.uuid} subtitle={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
