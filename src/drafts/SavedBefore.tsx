import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schemas/resource.ts';
import { usePagePath } from '../data/pagePath.ts';
import { noteStyle } from './DraftOffer.tsx';
import type { SavedBefore as Saved } from './useOnce.ts';

interface SavedBeforeProps {
  readonly resource: Resource;
  readonly saved: Saved;
  readonly onAnew: () => void;
  /** It is gone to. */
  readonly onOpen: () => void;
}

/** Says that what is in the form has been saved already, and leads to that or lets it become another record. */
export function SavedBefore({ resource, saved, onAnew, onOpen }: SavedBeforeProps) {
  const { record } = saved;
  const translate = useTranslate();
  const pageOf = usePagePath(resource);
  const page = record === undefined ? undefined : pageOf({ id: record });
  const note = useRef<HTMLDivElement>(null);
  // It stands at the head of a form whose button was pressed at its foot.
  useEffect(() => note.current?.focus(), [saved]);
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      severity="warning"
      sx={noteStyle}
      action={
        <>
          {page && (
            <Button color="inherit" size="small" component={Link} to={page} onClick={onOpen}>
              {translate('generate.draft.openSaved')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onAnew}>
            {translate('generate.draft.anew')}
          </Button>
        </>
      }
    >
      {translate('generate.draft.savedBefore')}
    </Alert>
  );
}
