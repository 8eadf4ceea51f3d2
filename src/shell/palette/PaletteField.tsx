import SearchIcon from '@mui/icons-material/Search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Area } from '../../../schemas/resource.ts';
import './paletteField.css';

const Palette = lazy(() => import('./Palette.tsx'));

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Opens the palette, also by Ctrl or Cmd and K; on phones it is an icon. */
export function PaletteField({ area }: { readonly area: Area }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || altKey || shiftKey || ctrlKey === metaKey) return;
      event.preventDefault();
      // A question or a form in front keeps the focus.
      if (!document.querySelector('[role=dialog]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-field"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon fontSize="small" />
        <span>{translate('palette.open')}</span>
        <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette area={area} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
