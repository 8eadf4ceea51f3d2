import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** Prints the page without frame and controls. */
export function PrintButton() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
      {translate('reportPage.print')}
    </Button>
  );
}
