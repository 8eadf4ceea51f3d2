import { useTranslate } from 'react-admin';
import { Pairs } from '../../../kinds/shared/Pairs.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'choose'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['?', 'show'],
] as const;

/** The keyboard shortcuts of a list. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('generate.keys.title')} onClose={onClose} readOnly>
      <Pairs pairs={keys.map(([key, does]) => ({ key, name: key, value: translate(`generate.keys.${does}`) }))} />
    </DialogFrame>
  );
}
