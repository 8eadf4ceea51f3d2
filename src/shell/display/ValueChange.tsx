import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface ValueChangeProps {
  readonly previous?: ReactNode;
  readonly next?: ReactNode;
}

/** A single old value has a label, and a whole line struck through is hard to read. */
const unstruck = { textDecoration: 'none' } as const;

/** What was there and what is now; only one of them where the other was nothing. */
export function ValueChange({ previous, next }: ValueChangeProps) {
  const translate = useTranslate();
  const areBoth = previous !== undefined && next !== undefined;
  return (
    <>
      {areBoth && <span style={visuallyHidden}>{translate('documents.history.previous')}: </span>}
      {previous !== undefined && (
        <Box component="del" sx={{ color: 'text.secondary', whiteSpace: 'pre-line', ...(!areBoth && unstruck) }}>
          {previous}
        </Box>
      )}
      {areBoth && (
        <>
          <span aria-hidden="true"> → </span>
          <span style={visuallyHidden}>{translate('documents.history.new')}: </span>
        </>
      )}
      {next !== undefined && (
        <Box component="ins" sx={{ textDecoration: 'none', whiteSpace: 'pre-line' }}>
          {next}
        </Box>
      )}
    </>
  );
}
