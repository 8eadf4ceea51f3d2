import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadOpenWords } from '../../i18n/openWords.ts';
import { NewestMail } from './NewestMail.tsx';

const mail = {
  uuid: '1',
  email: 'ana@acme.test',
  subject: 'Defina uma nova senha',
  text: '',
  created_at: '2026-03-10T15:00:00Z',
  link: 'http://localhost/login/reset/abc',
  page: '/api/v2/mails/1/page?view=x',
};

/** The page after a password reset; returns the requests. */
async function requestsOf({ isDemo, answer }: { isDemo: boolean; answer: () => Response }): Promise<string[]> {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return answer();
  });
  if (isDemo) document.head.append(Object.assign(document.createElement('meta'), { name: 'demo-mails' }));
  await loadOpenWords('pt');
  await act(async () => void render(<NewestMail to="ana@acme.test" />));
  document.querySelector('meta[name="demo-mails"]')?.remove();
  return urls;
}

it('shows in the demo the stored mail, with its link', async () => {
  await requestsOf({ isDemo: true, answer: () => Response.json({ results: [mail], count: 1 }) });
  expect(screen.getByRole('region', { name: /teria sido enviado/ }).textContent).toContain('Defina uma nova senha');
  expect(screen.getByRole('link', { name: 'Abrir o link' }).getAttribute('href')).toBe(mail.link);
});

it.each([
  ['nobody is written to', () => Response.json({ results: [], count: 0 })],
  ['the request fails', () => Response.json({ code: 'unavailable' }, { status: 503 })],
])('shows nothing if %s', async (_where, answer) => {
  await requestsOf({ isDemo: true, answer });
  expect(screen.queryByRole('region')).toBeNull();
});

it('requests nothing outside the demo', async () => {
  expect(await requestsOf({ isDemo: false, answer: () => Response.json({}) })).toEqual([]);
});
