import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

it.each([0, 1, 99, 100, 101, 1234])('requests page after page until it has all %i records', async (total) => {
  const pages: number[] = [];
  const items = await allPages(async ({ page, perPage }) => {
    pages.push(page);
    const start = (page - 1) * perPage;
    const length = Math.max(0, Math.min(perPage, total - start));
    return { data: Array.from({ length }, (_, index) => start + index) };
  });
  expect(items).toHaveLength(total);
  expect(new Set(items).size).toBe(total);
  expect(pages).toHaveLength(Math.floor(total / 100) + 1);
});

it('continues if a total counts only the records so far', async () => {
  const items = await allPages(async ({ page }) => ({
    data: page < 4 ? Array.from({ length: 100 }, () => page) : [],
    total: 150,
  }));
  expect(items).toHaveLength(300);
});
