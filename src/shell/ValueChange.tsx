import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';

interface ValueChangeProps {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** Alone it stands beside a label that says it is gone: a whole line struck through is hard to read. */
const unstruck = { textDecoration: 'none' } as const;

/** What was there and what is now, in words; only one of them where the other was nothing. */
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
