const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Ranges of the first two digits that the Federal Reserve assigns. */
const districts = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** Returns whether nine digits are a routing number of a bank in the United States (ABA, used by ACH). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !districts.test(text) || text === '000000000') return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === 0;
}
