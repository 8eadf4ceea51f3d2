import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
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
  /** Opens it. */
  readonly onOpen: () => void;
}

/** Reports that the form's content was already saved; offers to open it or to save another record. */
export function SavedBefore({ resource, saved, onAnew, onOpen }: SavedBeforeProps) {
  const { record } = saved;
  const translate = useTranslate();
  const pageOf = usePagePath(resource);
  const page = record === undefined ? undefined : pageOf({ id: record });
  const note = useRef<HTMLDivElement>(null);
  // It appears at the top of a form whose button is at the bottom.
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
