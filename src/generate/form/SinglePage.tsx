import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { EditPage } from './EditPage.tsx';
import { LoadingSections } from '../LoadingSections.tsx';
import { ShowPage } from '../show/ShowPage.tsx';

interface SinglePageProps {
  readonly resource: Resource;
  /** The head of the page, where the record is not all there is on it. */
  readonly header?: ReactNode;
}

/** The one record that a tenant has of a resource: its form, or what is in it for whoever only reads. */
export function SinglePage({ resource, header }: SinglePageProps) {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'edit' });
  if (isPending) return <LoadingSections />;
  const Page = canAccess ? EditPage : ShowPage;
  return <Page resource={resource} id={resource.name} header={header} />;
}
