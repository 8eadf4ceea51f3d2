import { createContext, use, type DragEvent } from 'react';
import { useEditing } from '../editing.ts';
import { blockAt, pathOf, placeOf, takes, type Place } from '../model/places.ts';
import { useBlockActs } from './useBlockActs.ts';

/** A block being dragged, and the place at which it would be dropped. */
export interface Drag {
  readonly path: string;
  readonly to?: Place | undefined;
}

export const DragContext = createContext<readonly [Drag | undefined, (drag: Drag | undefined) => void]>([
  undefined,
  () => undefined,
]);

/** Returns the handlers of something that is dropped on: a row, or the end of a list. */
export function useDropAt(placeFor: (event: DragEvent<HTMLElement>) => Place) {
  const { template } = useEditing();
  const { move } = useBlockActs();
  const [drag, setDrag] = use(DragContext);

  const fits = ({ list, index }: Place): boolean => {
    const type = drag && blockAt(template, drag.path)?.type;
    if (!type || pathOf({ list, index }).startsWith(`${drag.path}.`)) return false;
    return placeOf(drag.path).list === list || takes(template, list, type);
  };
  const over = (event: DragEvent<HTMLElement>) => {
    const to = placeFor(event);
    if (!drag || !fits(to)) return;
    event.preventDefault();
    event.stopPropagation();
    if (drag.to?.list !== to.list || drag.to.index !== to.index) setDrag({ ...drag, to });
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const to = placeFor(event);
    if (!drag || !fits(to)) return;
    event.preventDefault();
    event.stopPropagation();
    setDrag(undefined);
    move(drag.path, to);
  };
  return { onDragOver: over, onDrop: drop };
}
