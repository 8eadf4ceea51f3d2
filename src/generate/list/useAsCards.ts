import useMediaQuery from '@mui/material/useMediaQuery';
import type { Resource } from '../../../schemas/resource.ts';
import { useHasRoom } from '../../shell/menu/docked.ts';
import { cardOf } from './slots.ts';

/** Whether rows are cards here, for want of room. Beside the open menu a tablet has no more of it than a phone. */
export function useAsCards(resource: Resource): boolean {
  const { tableWidth } = cardOf(resource) ?? {};
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const hasRoom = useHasRoom(tableWidth ?? 0);
  return tableWidth === undefined ? isNarrow : !hasRoom;
}
