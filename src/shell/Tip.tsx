import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useDrawn } from './useDrawn.ts';

/** MUI's tooltip, around what is drawn already: it has the whole page drawn once more before anybody sees it. */
export function Tip(props: TooltipProps) {
  return useDrawn() ? <Tooltip {...props} /> : props.children;
}
