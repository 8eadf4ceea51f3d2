import { it } from 'vitest';
import { shot, useBrowser, visit } from '../../support/browser.ts';
import { useClockedServer } from '../../support/clockedServer.ts';
import { issueNow, pauseOver, raisePrices, writeContract } from './contract.ts';
import { amounts, terms, type ContractLanguage } from './contractExample.ts';
import { cancelContract, contractLink, expectHistory, expectPayersPage, expectRows } from './contractRead.ts';

/** Playwright sets the clock by a script in every frame, which the picture of the template in the form refuses. */
const expected = [/^console: Blocked script execution in 'about:srcdoc'/];

/** A contract from its form to its third invoice. */
export function checkContractLife(languages: readonly ContractLanguage[]): void {
  const { open } = useBrowser();
  const { address, pass } = useClockedServer();
  it.each(languages)('a contract is written, issued, amended, paused and cancelled in %s', async (language) => {
    const { agreedOn, due, issued } = terms[language];
    const { agreed, raised } = amounts[language];
    const page = await open({ language, address: address(), expected });
    await pass(page, agreedOn);
    const contract = await writeContract(page, language, due);
    await expectRows(page, language, due, [agreed, agreed, agreed, agreed, agreed, agreed]);

    await pass(page, issued[0]);
    await issueNow(page, language);
    await visit(page, contract);
    await expectRows(page, language, due, [agreed, agreed, agreed, agreed, agreed, agreed], { issued: [1] });
    await raisePrices(page, language, { from: 2, before: agreed, after: raised, due });

    await pass(page, issued[1]);
    await issueNow(page, language);
    await visit(page, contract);
    await expectRows(page, language, due, [agreed, raised, raised, raised, raised, raised], { issued: [1, 2] });
    await pauseOver(page, language, due[2]);

    await pass(page, issued[2]);
    await issueNow(page, language);
    await visit(page, contract);
    const sums = [agreed, raised, raised, raised, raised, raised];
    const numbers = await expectRows(page, language, due, sums, { issued: [1, 2, 4], paused: 3 });
    const link = await contractLink(page, language);
    await cancelContract(page, language);
    await expectHistory(page, language, { due, numbers });
    await shot(page, `contract-life-${language}`, { full: true });
    await expectPayersPage(await open({ language, address: address() }), language, { link, numbers });
  });
}
