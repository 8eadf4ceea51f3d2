import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Pairs } from '../../kinds/shared/Pairs.tsx';
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
    ['Enter', 'open'],
    ['/', 'search'],
  ],
} as const;

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
          <Pairs pairs={keys.map(([key, does]) => ({ key, name: key, value: translate(`shell.keys.${does}`) }))} />
        </section>
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate('shell.keys.off')}
      </Typography>
    </DialogFrame>
  );
}
