import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useDrawn } from '../useDrawn.ts';

/** MUI's tooltip, added after the first render, because it would render the page twice. */
export function Tip(props: TooltipProps) {
  return useDrawn() ? <Tooltip {...props} /> : props.children;
}
