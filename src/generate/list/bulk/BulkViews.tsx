import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { iconOf } from '../../../shell/display/icons.ts';
import { bulkViewOf, useBulkViews, type BulkViewProps } from './bulkViews.ts';

/** The views of the selected records together. */
export function BulkViews({ resource, selection, subject }: Omit<BulkViewProps, 'onClose'>) {
  const translate = useTranslate();
  const [open, setOpen] = useState<string>();
  const Dialog = open === undefined ? undefined : bulkViewOf(resource, open);
  return (
    <>
      {useBulkViews(resource).map((name) => {
        const Icon = iconOf(resource.actions?.views[name]?.icon);
        return (
          <Button key={name} size="small" startIcon={<Icon />} onClick={() => setOpen(name)}>
            {translate(`resources.${resource.name}.actions.${name}.bulk`)}
          </Button>
        );
      })}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog resource={resource} selection={selection} subject={subject} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
