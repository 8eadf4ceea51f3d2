import type { Locator, Page } from 'playwright';

type Scope = Page | Locator;

/** The field of a form, by the label a person reads. */
export const textField = (scope: Scope, name: string): Locator => scope.getByRole('textbox', { name, exact: true });

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);

const begins = (words: string) => new RegExp(`^${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);

/** Types into a field that searches, and takes what is offered under these words, with what tells it from others behind them. */
export async function search(scope: Scope, name: string, typed: string, offered: string = typed): Promise<void> {
  await scope.getByRole('combobox', { name, exact: true }).fill(typed);
  await pageOf(scope)
    .getByRole('option', { name: begins(offered) })
    .click();
}

/** Chooses one of a few values, and waits until their list is closed: until then the rest of the page has no roles. */
export async function choose(scope: Scope, name: string, option: string): Promise<void> {
  await pick(scope, name, option);
  await listClosed(scope);
}

/** Chooses one of several values that may be chosen together, or lets it go. */
export async function tick(scope: Scope, name: string, option: string): Promise<void> {
  await pick(scope, name, option);
  await pageOf(scope).keyboard.press('Escape');
  await listClosed(scope);
}

/** Opens a list of a few values and clicks one. Such a field is named by its label and by what is chosen in it. */
async function pick(scope: Scope, name: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: new RegExp(`^${name}(\\s|$)`) }).click();
  await pageOf(scope).getByRole('option', { name: option, exact: true }).click();
}

const listClosed = (scope: Scope): Promise<void> => pageOf(scope).getByRole('listbox').waitFor({ state: 'detached' });

/** Chooses an entry of the menu that a button opens. */
export async function fromMenu(scope: Scope, button: string | RegExp, entry: string): Promise<void> {
  await scope.getByRole('button', { name: button }).click();
  await pageOf(scope).getByRole('menuitem', { name: entry, exact: true }).click();
}
