import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { monthListNames } from '../../../../domain/reports/monthSummary.ts';
import { tenantOf } from '../../../access/tenant.ts';
import { useMe } from '../../../access/useMe.ts';
import { todayInZone } from '../../../i18n/zone.ts';
import { MonthDialog } from './MonthDialog.tsx';

const required = [...monthListNames.map((name) => `${name}:export`), 'invoices:show'];

/** Opens the month of the entered company, for users who may export all that it contains. */
export function MonthButton() {
  const translate = useTranslate();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (!me || !required.every((permission) => me.permissions.includes(permission))) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {translate('month.name')}
      </Button>
      {isOpen && (
        <MonthDialog
          name={tenantOf(me) ?? translate('month.name')}
          today={todayInZone()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
