import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RequestDialog } from './RequestDialog.tsx';

/** Requests access to a company. */
export function RequestButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('accountants.request.name')}
      </Button>
      {isOpen && <RequestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
