import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../schemas/resource.ts';
import accountTypes from '../../../schemas/resources/payments/account-types.ts';
import roles from '../../../schemas/resources/people/roles.ts';
import templates from '../../../schemas/resources/templates/invoice-templates.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ListPage } from './ListPage.tsx';

const kinds: readonly (readonly [string, Resource, string, object])[] = [
  ['template', templates, '/api/v2/invoice-templates', { editable: false, default: false }],
  ['role', roles, '/api/v1/roles', { built_in: 'owner' }],
  ['account type', accountTypes, '/api/v2/account-types', { built_in: true }],
];

describe.each(kinds)('a built-in %s', (_, resource, path, isBuiltIn) => {
  const rows = [
    { uuid: 'r-1', id: 'r-1', name: 'Classic', ...isBuiltIn },
    { uuid: 'r-2', id: 'r-2', name: 'Letter', editable: true, default: false },
  ];
  const list = resource.api.dialect
    ? { json: rows, headers: { 'Content-Range': 'rows 0-1/2' } }
    : { json: { results: rows, count: 2 } };
  const show = () =>
    renderInConsole(<ListPage resource={resource} />, { answers: { [`GET ${path}`]: list }, language: 'en' });

  it('offers no deletion in its menu and in the bar of selected rows, which others do', async () => {
    await show();
    const user = userEvent.setup();
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    const deletion = () => within(screen.getByRole('toolbar')).queryByRole('button', { name: 'Delete' });
    await user.click(boxes[1] ?? document.body);
    expect(deletion()).toBeNull();
    await user.click(boxes[2] ?? document.body);
    expect(deletion()).not.toBeNull();

    const [options = document.body, others = document.body] = screen.getAllByRole('button', { name: /^Options: / });
    await user.click(options);
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    if (resource !== accountTypes) expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(others);
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeDefined();
  });
});
