import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useRoomForToasts } from './useRoomForToasts.ts';
import { WaitNote } from './WaitNote.tsx';

/** In a low or zoomed window, a sticky bar would leave too little of the form. */
const lowWindow = '@media (max-height: 520px)';

/** The footer of every form, sticky while the form is longer than the window. */
export function FooterBar({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  const { isSubmitting } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  useRoomForToasts(bar);
  return (
    <Stack
      ref={bar}
      direction="row"
      role={label && 'region'}
      aria-label={label}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mt: 2,
        py: 1.5,
        gap: 1,
        columnGap: 3,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        [lowWindow]: { position: 'static' },
      }}
    >
      <WaitNote isPending={isSubmitting} />
      {children}
    </Stack>
  );
}
