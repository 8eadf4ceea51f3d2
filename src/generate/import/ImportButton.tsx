import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, lazy, useState } from 'react';
import { importedAs } from '../../../domain/imports/importedAs.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../../access/useMay.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Opens the import, for users who may import. */
export function ImportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const mayImport = useMay(resource.name, 'import');
  const imported = importedAs(resource);
  if (!mayImport || !imported) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('generate.import.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog resource={imported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
