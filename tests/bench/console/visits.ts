import type { Browser, BrowserContext, Page, Response } from 'playwright';

/** One of the compared consoles, with the data that a visit needs. */
export interface Visited {
  readonly address: string;
  readonly email: string;
  /** The paths of the invoice list and of another list, from which the visit clicks to it. */
  readonly list: string;
  readonly elsewhere: string;
  /** Texts that occur only in the rows of the other list and of the invoice list. */
  readonly elsewhereRow: string;
  readonly row: string;
}

/**
 * Milliseconds until the first row is painted, the scripts that the visit loads, and the size of the response with its
 * rows.
 */
export interface Visit {
  readonly cold: number;
  readonly warm: number;
  readonly click: number;
  readonly scripts: readonly string[];
  readonly rows: Weight;
}

/** The size of a response in bytes, decoded and as sent. */
export interface Weight {
  readonly whole: number;
  readonly sent: number;
}

/** Visits a console as a signed-in user: with an empty cache, again, and by a click in its menu. */
export async function visit(browser: Browser, visited: Visited): Promise<Visit> {
  const context = await browser.newContext({ baseURL: visited.address, viewport: { width: 1440, height: 900 } });
  try {
    const page = await signedInPage(context, visited);
    const answered = page.waitForResponse((answer) => answer.url().includes('/invoices-single?'));
    await page.goto(visited.list);
    const cold = await painted(page, visited.row);
    const scripts = await scriptsOf(page);
    const rows = await weightOf(await answered);
    // Work that a page does after its rows would delay the next navigation and hide the difference.
    await page.waitForLoadState('networkidle');
    await page.reload();
    const warm = await painted(page, visited.row);
    // A bare list's paths differ only after the #: without a blank page between them, its rows would remain in memory.
    await page.goto('about:blank');
    await page.goto(visited.elsewhere);
    await painted(page, visited.elsewhereRow);
    await page.waitForLoadState('networkidle');
    const click = await clickThrough(page, visited);
    return { cold, warm, click, scripts, rows };
  } finally {
    await context.close();
  }
}

/** The scripts that the sign-in page loads for a first-time visitor. */
export async function signInScripts(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: address });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const scripts = await scriptsOf(page);
  await page.close();
  return scripts;
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
}

async function weightOf(answer: Response): Promise<Weight> {
  const { responseBodySize: sent } = await answer.request().sizes();
  return { whole: (await answer.body()).length, sent };
}

async function signedInPage(context: BrowserContext, { email }: Visited): Promise<Page> {
  const page = await context.newPage();
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: 'ultramar-demo' } });
  const { access_token: token }: { access_token: string } = await answer.json();
  await page.addInitScript((given) => {
    localStorage.setItem('ultramar.signedIn', 'yes');
    localStorage.setItem('token', given);
  }, token);
  return page;
}

/** Milliseconds from the start of the page until a table shows a text and is painted. */
async function painted(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction(paintedAt, text, { polling: 'raf', timeout: 30_000 });
  return (await found.jsonValue()) || 0;
}

async function clickThrough(page: Page, { list, row }: Visited): Promise<number> {
  const link = page.locator(`a[href$="${list}"]`).first();
  await link.hover();
  await link.evaluate((element) => element.addEventListener('click', () => performance.mark('clicked')));
  await link.click();
  const at = await painted(page, row);
  const clicked = await page.evaluate(() => performance.getEntriesByName('clicked')[0]?.startTime ?? 0);
  return at - clicked;
}

function paintedAt(text: string): number {
  const cells = [...document.querySelectorAll('tbody td')];
  return cells.some((cell) => cell.textContent?.includes(text)) ? performance.now() : 0;
}
