import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useOfferedCreation } from '../../../shell/keys/creation.ts';
import { KeyHint } from '../../../shell/topbar/FirstAction.tsx';
import { useMay } from '../../../access/useMay.ts';

/** Opens a new record, for users who may create one; its text is `resources.<name>.create`. */
export function CreateButton({ resource: { name } }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayCreate = useMay(name, 'create');
  const path = createPath({ resource: name, type: 'create' });
  useOfferedCreation(mayCreate ? path : undefined);
  if (!mayCreate) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={path}>
      {translate(`resources.${name}.create`, { _: translate('ra.action.create') })}
      <KeyHint />
    </Button>
  );
}
