import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { ExportDialog } from './ExportDialog.tsx';

/** Exports a list of several companies as one file. */
export function ExportButton({ companies }: { readonly companies: readonly OverviewCompany[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={companies.length === 0}
        onClick={() => setOpen(true)}
      >
        {translate('ra.action.export')}
      </Button>
      {isOpen && <ExportDialog companies={companies} onClose={() => setOpen(false)} />}
    </>
  );
}
