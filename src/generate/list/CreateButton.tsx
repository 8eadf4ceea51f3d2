import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../useMay.ts';

interface CreateButtonProps {
  readonly resource: Resource;
  /** The key of what it says, where that is more than "create". */
  readonly label?: string;
}

/** The way to a new record, for whoever may make one. */
export function CreateButton({ resource: { name }, label = 'ra.action.create' }: CreateButtonProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayCreate = useMay(name, 'create');
  if (!mayCreate) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={createPath({ resource: name, type: 'create' })}
    >
      {translate(label)}
    </Button>
  );
}
