import type { Locator, Page } from 'playwright';

type Scope = Page | Locator;

/** Returns a field by its label. */
export const textField = (scope: Scope, name: string): Locator => scope.getByRole('textbox', { name, exact: true });

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);

const begins = (words: string) => new RegExp(`^${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);

/** Types into a search field, selects the option with this name and details, and waits until the list closes. */
export async function search(scope: Scope, name: string, typed: string, offered: string = typed): Promise<void> {
  await scope.getByRole('combobox', { name, exact: true }).fill(typed);
  await pageOf(scope)
    .getByRole('option', { name: begins(offered) })
    .click();
  await listClosed(scope);
}

/** Opens a folded section of a form. */
export async function unfold(scope: Scope, title: string): Promise<void> {
  const fold = scope.getByRole('heading', { level: 2 }).getByRole('button', { name: begins(title) });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Selects a value and waits until the list closes: the rest of the page has no roles meanwhile. */
export async function choose(scope: Scope, name: string, option: string): Promise<void> {
  await pick(scope, name, option);
  await listClosed(scope);
}

/** Toggles one of several values. */
export async function tick(scope: Scope, name: string, option: string): Promise<void> {
  await pick(scope, name, option);
  await pageOf(scope).keyboard.press('Escape');
  await listClosed(scope);
}

/**
 * Opens a list by key and clicks a value: a press of the mouse that lasts, as on a busy machine, selects what the list
 * shows under it. Such a field is named by label and value.
 */
async function pick(scope: Scope, name: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: new RegExp(`^${name}(\\s|$)`) }).press('ArrowDown');
  await pageOf(scope).getByRole('option', { name: option, exact: true }).click();
}

const listClosed = (scope: Scope): Promise<void> => pageOf(scope).getByRole('listbox').waitFor({ state: 'detached' });

/** Selects an entry of a button's menu. */
export async function fromMenu(scope: Scope, button: string | RegExp, entry: string): Promise<void> {
  await scope.getByRole('button', { name: button }).click();
  await pageOf(scope).getByRole('menuitem', { name: entry, exact: true }).click();
}
