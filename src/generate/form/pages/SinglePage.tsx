import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { EditPage } from './EditPage.tsx';
import { LoadingSections } from '../../LoadingSections.tsx';
import { ShowPage } from '../../show/ShowPage.tsx';

interface SinglePageProps {
  readonly resource: Resource;
  /** The page header, if the page has more than the record. */
  readonly header?: ReactNode;
}

/** The single record of a tenant: its form, or its values for readers. */
export function SinglePage({ resource, header }: SinglePageProps) {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'edit' });
  if (isPending) return <LoadingSections />;
  const Page = canAccess ? EditPage : ShowPage;
  return <Page resource={resource} id={resource.name} header={header} />;
}
