/** A line of payment details for copying: label, if recognizable, and value. */
export interface AccountLine {
  readonly label?: string;
  readonly value: string;
}

/** `IBAN: PT50 ...`; a web address has no label. */
const labelled = /^([^:\d][^:]{0,39}):(?!\/\/)\s*(\S.*)/s;
/** Bank codes known everywhere, with or without a colon. */
const known = /^(IBAN|BIC|SWIFT|SWIFT\/BIC|BIC\/SWIFT|PIX|CLABE|CBU|ABA)\s+(\S.*)/is;
/** `Routing number 026073150`: words followed by codes, the first of which contains a digit. */
const worded = /^(\p{L}[^\d,;]*?)\s((?=\S*\d)[\p{Lu}\d./\s-]+)$/u;
const ibanGroups = /^[A-Z]{2}\d{2}[A-Z\d ]+$/;

/** Splits account details into lines; a line with several codes (`Agência 1, conta 2`) becomes several. */
export function accountLines(details: string): AccountLine[] {
  return details.split('\n').flatMap((text) => {
    const line = text.trim();
    if (line === '') return [];
    const parts = line.split(/[,;]\s+/).map(readLine);
    return parts.every(({ label }) => label !== undefined) ? parts : [readLine(line)];
  });
}

function readLine(text: string): AccountLine {
  const [, label, value = text] = labelled.exec(text) ?? known.exec(text) ?? worded.exec(text) ?? [];
  return label === undefined ? { value } : { label: label.trim(), value };
}

/** Returns the text to copy: an IBAN without spaces, anything else unchanged. */
export const copiedText = (value: string): string => (ibanGroups.test(value) ? value.replaceAll(' ', '') : value);
