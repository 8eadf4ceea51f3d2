import { describe, expect, it } from 'vitest';
import invoices from '../../../schemas/resources/invoices.ts';
import scenarios from '../../../schemas/resources/scenarios.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { columnsOf } from '../properties.ts';
import { leastRoom, leavingColumns, roomUpTo } from './columnRoom.ts';

const columns = columnsOf(scenarios);
const told = (resource: Resource) => roomUpTo(resource, columns).map(([{ path }, room]) => [path, room]);

describe('where a table has no room for all columns', () => {
  it('those stay that come first, each with what it takes', () => {
    expect(told(scenarios)).toEqual([
      ['name', 232],
      ['code', 360],
      ['origin', 488],
      ['destiny', 616],
      ['description', 744],
    ]);
  });

  it('the status stays longer than what stands before it', () => {
    expect(
      told({ ...scenarios, status: 'destiny' })
        .map(([path]) => path)
        .slice(0, 3),
    ).toEqual(['name', 'destiny', 'code']);
  });

  it('a list says itself which matter', () => {
    const list = { ...scenarios.list, priority: ['destiny', 'name'] as const };
    expect(told({ ...scenarios, list }).map(([path]) => path)).toEqual([
      'destiny',
      'name',
      'code',
      'origin',
      'description',
    ]);
  });

  it('they leave one by one, the first never, and with room for fewer than four it is no table', () => {
    const { containerType: _, ...leaving } = leavingColumns(scenarios, columns);
    expect(Object.keys(leaving)).toEqual([359, 487, 615, 743].map((room) => `@container (max-width: ${room}px)`));
    expect(Object.values(leaving).at(-1)).toEqual({
      '& [data-path="description"], & [class~="column-description"]': { display: 'none' },
    });
    expect(leastRoom(scenarios)).toBe(616);
  });

  it('a cell of its own says how wide it is: beside the open menu 1024 px hold the invoices as a table', () => {
    expect(leastRoom(invoices)).toBe(648);
    expect(roomUpTo(invoices, columnsOf(invoices)).at(-1)?.[1]).toBeLessThanOrEqual(1024);
  });
});
