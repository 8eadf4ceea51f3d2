import Popper, { type PopperProps } from '@mui/material/Popper';
import { memo } from 'react';

/** The popup of the list. While only busy, it skips repositioning at each key. */
export const ListPopper = memo(
  function ListPopper(props: PopperProps) {
    return <Popper {...props} />;
  },
  (before, now) => isBusy(before) && isBusy(now) && before.anchorEl === now.anchorEl,
);

const isBusy = ({ open, 'aria-busy': busy }: PopperProps): boolean => open && busy === true;
