/** A line of where to pay, as a payer copies it: what it is called, where that can be told, and what is entered at a bank. */
export interface AccountLine {
  readonly label?: string;
  readonly value: string;
}

/** `IBAN: PT50 ...`; an address of the web is no label. */
const labelled = /^([^:\d][^:]{0,39}):(?!\/\/)\s*(\S.*)$/;
/** What banks call their codes everywhere, with or without a colon. */
const known = /^(IBAN|BIC|SWIFT|SWIFT\/BIC|BIC\/SWIFT|PIX|CLABE|CBU|ABA)\s+(\S+(?: \S+)*)$/i;
/** `Routing number 026073150`: words, then nothing but codes, the first of which has a digit. */
const worded = /^(\p{L}[^\d,;]*?)\s+((?=\S*\d)[\p{Lu}\d./-]+(?:\s+[\p{Lu}\d./-]+)*)$/u;
const ibanGroups = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4})+$/;

/** The details of an account, line by line; a line of several codes (`Agência 1, conta 2`) as one of each. */
export function accountLines(details: string): AccountLine[] {
  return details.split('\n').flatMap((text) => {
    const line = text.trim();
    if (line === '') return [];
    const parts = line.split(/[,;]\s+/).map(readLine);
    return parts.every(({ label }) => label !== undefined) ? parts : [readLine(line)];
  });
}

function readLine(text: string): AccountLine {
  const [, label, value] = labelled.exec(text) ?? known.exec(text) ?? worded.exec(text) ?? [];
  return label !== undefined && value !== undefined ? { label: label.trim(), value } : { value: text };
}

/** What is put on the clipboard: an IBAN without the spaces between its groups, anything else as it stands. */
export const copiedText = (value: string): string => (ibanGroups.test(value) ? value.replaceAll(' ', '') : value);
