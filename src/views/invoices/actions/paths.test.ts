import type { CreatePathParams } from 'ra-core';
import { expect, it } from 'vitest';
import { copyPath, editPath } from './paths.ts';

const createPath = ({ resource, type }: CreatePathParams) => `/company/${resource}/${type}`;

it('a draft is edited, and any invoice copied, by the form for a new one', () => {
  expect(editPath(createPath, { uuid: 'u-1' })).toBe('/company/invoices/create?uuid=u-1');
  expect(copyPath(createPath, { uuid: 'u-1' })).toBe('/company/invoices/create?copy=u-1');
});
