import Popper, { type PopperProps } from '@mui/material/Popper';
import { memo } from 'react';

/** Where a list opens. While it says no more than that it is busy, it is not placed and drawn again at each key. */
export const ListPopper = memo(
  function ListPopper(props: PopperProps) {
    return <Popper {...props} />;
  },
  (before, now) => isBusy(before) && isBusy(now) && before.anchorEl === now.anchorEl,
);

const isBusy = ({ open, 'aria-busy': busy }: PopperProps): boolean => open && busy === true;
