import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

it.each([0, 1, 99, 100, 101, 1234])('asks page after page for all of %i records', async (total) => {
  const pages: number[] = [];
  const items = await allPages(async ({ page, perPage }) => {
    pages.push(page);
    const start = (page - 1) * perPage;
    const length = Math.max(0, Math.min(perPage, total - start));
    return { data: Array.from({ length }, (_, index) => start + index), total };
  });
  expect(items).toHaveLength(total);
  expect(new Set(items).size).toBe(total);
  expect(pages).toHaveLength(Math.max(1, Math.ceil(total / 100)));
});

it('ends with a page that is not full, whatever the total says', async () => {
  expect(await allPages(async () => ({ data: ['only'], total: 5 }))).toEqual(['only']);
});
