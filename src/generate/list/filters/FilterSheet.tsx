import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { useCounted } from '../useCounted.ts';

interface FilterSheetProps {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Filters and tools as a sheet over the list on narrow screens, with the number of matches. */
export function FilterSheet({ id, title, open, onClose, children }: FilterSheetProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const titleId = useId();
  const { total = 0 } = useListContext();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { maxHeight: '85dvh', borderRadius: '8px 8px 0 0' },
        },
      }}
    >
      <Box sx={{ p: 2, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h5" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Box>
      <Box sx={({ tokens }) => ({ p: 2, borderTop: `1px solid ${tokens.line}` })}>
        <Button fullWidth variant="contained" onClick={onClose}>
          {translate('generate.list.showFound', { smart_count: total, count: counted(total) })}
        </Button>
      </Box>
    </Drawer>
  );
}
