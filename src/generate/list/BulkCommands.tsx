import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { iconOf } from '../../shell/icons.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkCommands } from './useBulkCommands.ts';

/** What can be done to all chosen rows at once. */
export function BulkCommands({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState<string>();
  return (
    <>
      {useBulkCommands(resource).map((name) => {
        const { icon, isFinal } = resource.actions?.commands[name] ?? {};
        const Icon = iconOf(icon);
        return (
          <Button
            key={name}
            size="small"
            color={isFinal ? 'error' : 'primary'}
            startIcon={icon && <Icon />}
            onClick={() => setAsking(name)}
          >
            {translate(`resources.${resource.name}.actions.${name}.name`)}
          </Button>
        );
      })}
      {asking !== undefined && (
        <BulkDialog
          resource={resource}
          name={asking}
          keys={selectedIds.map(String)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
