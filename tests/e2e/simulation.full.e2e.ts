import { describe, expect, it } from 'vitest';
import { arrived, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { useDemoServer } from '../support/demoServer.ts';

const { open } = useBrowser();
const { address } = useDemoServer();

/** The amount beside a name, of the first scenario. */
const amountOf = (name: string) =>
  `.simulation-column:first-child .simulation-figures div:has(dt:text-is("${name}")) dd`;

describe('a simulation', () => {
  it('tells what a client in the United States pays and what is kept, and solves backwards', async () => {
    const page = await open({ address: address(), width: 1440, height: 900 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/scenarios');
    await page.getByRole('link', { name: 'Simulação', exact: true }).click();
    await page.waitForURL('/company/simulation');
    const scenario = page.getByRole('combobox', { name: 'Cenário 1' });
    await scenario.fill('Estados Unidos');
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'State sales tax, nesta linha' }).first().fill('8,25');
    await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('1000');
    const kept = page.locator(amountOf('Valor líquido para o exportador')).first();
    await expect.poll(() => page.url()).toContain('amount=1000');
    await kept.waitFor();
    const [whole, net] = [
      await page.locator(amountOf('Custo total para o importador')).first().innerText(),
      await kept.innerText(),
    ];
    expect(whole).toMatch(/1\.\d{3},\d{2}/);

    await page.getByRole('combobox', { name: 'Partir de' }).click();
    await page.getByRole('option', { name: 'Valor líquido para o exportador' }).click();
    const price = page.locator(amountOf('Preço')).first();
    await price.waitFor();
    expect(await kept.innerText()).toMatch(/1\.000,\d{2}/);
    await page.getByRole('textbox', { name: 'Valor', exact: true }).fill(net.replaceAll(/[^\d,]/g, ''));
    await expect.poll(() => price.innerText()).toMatch(/1\.000,00|999,9\d/);

    const link = page.url();
    await visit(page, new URL(link).pathname + new URL(link).search);
    await price.waitFor();
    expect(await kept.innerText()).toBe(net);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await shot(page, 'simulation-figures', { full: true });

    await page.getByRole('link', { name: 'Criar rascunho' }).first().click();
    await page.waitForURL(/\/company\/invoices\/create\?scenery=/);
    await arrived(page);
    await page.getByText('Estados Unidos').first().waitFor();
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('has no axe violations in the %s theme at %i px', async (theme, width) => {
    const page = await open({ address: address(), theme, width, height: 844 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/simulation');
    await page.getByRole('textbox', { name: 'State sales tax, nesta linha' }).first().fill('8,25');
    await page.locator('.simulation-column:first-child .simulation-figures').first().waitFor();
    await expectAccessible(page);
    await shot(page, `simulation-${theme}-${width}`, { full: true });
  });
});
