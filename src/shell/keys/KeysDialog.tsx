import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame.tsx';

const groups = {
  everywhere: [
    ['n', 'create'],
    ['Ctrl K / ⌘ K', 'palette'],
    ['?', 'show'],
  ],
  inLists: [
    ['j', 'next'],
    ['k', 'previous'],
    ['x', 'choose'],
    [' ', 'preview'],
    ['Enter', 'open'],
    ['/', 'search'],
  ],
} as const;

/** Keys of one width in both groups, so that what they do is aligned. */
const list = { m: 0, display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 } as const;

/** The keyboard shortcuts: those of every page, and those of lists. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('shell.keys.title')} onClose={onClose} readOnly>
      {Object.entries(groups).map(([group, keys]) => (
        <section key={group}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {translate(`shell.keys.${group}`)}
          </Typography>
          <Box component="dl" sx={list}>
            {keys.map(([key, does]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Typography component="dt" color="textSecondary">
                  <kbd>{key === ' ' ? translate('shell.keys.space') : key}</kbd>
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  {translate(`shell.keys.${does}`)}
                </Typography>
              </Box>
            ))}
          </Box>
        </section>
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate('shell.keys.off')}
      </Typography>
    </DialogFrame>
  );
}
