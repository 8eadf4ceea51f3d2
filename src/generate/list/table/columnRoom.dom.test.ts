import { describe, expect, it } from 'vitest';
import invoiceLines from '../../../../schemas/resources/invoicing/invoice-lines.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { columnsOf } from '../../properties.ts';
import { hasOptions, leastRoom, leavingColumns, roomUpTo } from './columnRoom.ts';

const columns = columnsOf(scenarios);
const roomOf = (resource: Resource) => roomUpTo(resource, columns).map(([{ path }, room]) => [path, room]);

describe('columns of a narrow table', () => {
  it('are kept by priority, each with its width', () => {
    expect(roomOf(scenarios)).toEqual([
      ['name', 296],
      ['origin', 456],
      ['destiny', 616],
      ['code', 744],
      ['description', 872],
      ['rounding', 1000],
    ]);
  });

  it('keep the status longer than the columns before it', () => {
    expect(
      roomOf({ ...scenarios, list: { ...scenarios.list, priority: undefined }, status: 'destiny' })
        .map(([path]) => path)
        .slice(0, 3),
    ).toEqual(['name', 'destiny', 'code']);
  });

  it('have the priority that a list declares, behind the first, which has the link', () => {
    const list = { ...scenarios.list, priority: ['destiny', 'origin'] as const };
    expect(roomOf({ ...scenarios, list }).map(([path]) => path)).toEqual([
      'name',
      'destiny',
      'origin',
      'code',
      'description',
      'rounding',
    ]);
  });

  it('are hidden one by one, the first never; below three, or without the status, there is no table', () => {
    const [, [, title] = [], ...leaving] = Object.entries<unknown>(leavingColumns(scenarios, columns));
    expect(title).toEqual({ minWidth: 192 });
    expect(leaving.map(([room]) => room)).toEqual(
      [455, 615, 743, 871, 999].map((room) => `@container (max-width: ${room}px)`),
    );
    expect(leaving.at(-1)?.[1]).toEqual({ '& [data-path="rounding"]': { display: 'none' } });
    expect(leastRoom(scenarios)).toBe(616);
    expect(
      leastRoom({ ...scenarios, list: { ...scenarios.list, priority: ['name', 'code', 'origin'] }, status: 'destiny' }),
    ).toBe(744);
  });

  it('have the width of their own cell: beside the open menu 1024 px show invoices as a table, and 1280 px their account', () => {
    expect(leastRoom(invoices)).toBe(656);
    const hidden = Object.entries(leavingColumns(invoices, columnsOf(invoices)));
    const upTo = (path: string) => {
      const [room = ''] = hidden.find(([, styles]) => Object.keys(styles).join().includes(`"${path}"`)) ?? [];
      return Number(room.match(/\d+/)?.[0]);
    };
    // Beside the menu at 1280 and 1440 px.
    expect(upTo('account_uuid')).toBeLessThan(967);
    expect(upTo('open_amount')).toBeLessThan(1127);
    expect(upTo('label')).toBeGreaterThan(1240);
  });
});

it('include options, except for rows that only open another record', () => {
  expect([transactions, invoiceLines, scenarios, invoices].map(hasOptions)).toEqual([true, false, true, true]);
});
