import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import builtIn from '../../../../../server/drawing/builtIn/invoiceTemplate1.json' with { type: 'json' };
import invoiceTemplates from '../../../../../schemas/resources/templates/invoice-templates.ts';
import { renderInConsole, type Answer } from '../../../../../tests/support/console.tsx';
import { CreatePage } from '../../../../generate/form/pages/CreatePage.tsx';

export { builtIn };
export const path = '/api/v2/invoice-templates';
const row = { uuid: 't-1', name: 'Ultramar', link: 'invoiceTemplate1', editable: false, default: true };
export const picture: Answer = { json: { pages: ['<svg></svg>'] } };

type Answers = NonNullable<NonNullable<Parameters<typeof renderInConsole>[1]>['answers']>;

/** The form of a new template, started from the built-in one. */
export async function started(answers: Answers = {}) {
  const view = await renderInConsole(<CreatePage resource={invoiceTemplates} />, {
    at: '/company/invoice-templates/create',
    answers: {
      [`GET ${path}`]: { json: { results: [row], count: 1 } },
      [`GET ${path}/t-1/file`]: { json: builtIn },
      'GET /api/v2/invoices': { json: { results: [], count: 0 } },
      [`POST ${path}/preview`]: picture,
      [`POST ${path}`]: { status: 201, json: { ...row, uuid: 't-2' } },
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Começar com este: Ultramar' }));
  await screen.findByRole('tab', { name: 'Blocos' });
  return { ...view, rows };
}

/** The names of the blocks, in order. */
export const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="name"]')].map(({ textContent }) => textContent);
