import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** Opens settings from a page that shows their effect, for users who may change them. */
export function SettingsButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMay(resource.name, 'edit')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(`resources.${resource.name}.name`)}
      </Button>
      {isOpen && <SettingsDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
