import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schemas/resource.ts';
import { usePagePath } from '../data/pagePath.ts';

interface LinkedDocumentProps {
  readonly resource: Resource;
  readonly id: string;
  /** What it is to the document of the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A document that belongs to the one of the page, with the way to it for users who may see it. */
export function LinkedDocument({ resource, id, name, children }: LinkedDocumentProps) {
  const path = usePagePath(resource)({ id });
  const action = path && (
    <Button component={Link} to={path} color="inherit" size="small">
      {name}
    </Button>
  );
  return (
    <Alert severity="info" action={action}>
      {children}
    </Alert>
  );
}
