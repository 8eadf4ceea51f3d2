import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import type { ReactNode } from 'react';

interface FilterPanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** The filters between the tools and the rows of a list. */
export const FilterPanel = ({ id, open, children }: FilterPanelProps) => (
  <Collapse in={open} id={id} unmountOnExit>
    <Box sx={{ pb: 1 }}>{children}</Box>
  </Collapse>
);
