import type { Alphabet } from './alphabets.ts';

/** Signs that stand before a word, after one, in one, or between words, in names, addresses and headings. */
const opening = new Set('“‘«„¿¡');
const closing = new Set('”’»ªº°®™');
const joining = new Set('’·');
const usual = new Set('–—…•´§€£&\u00A0№');

/** Letters by the letters that follow them: what follows tells one code page from another. */
const followed: Readonly<Record<string, RegExp>> = {
  ã: /^[oesn]?$/,
  õ: /^e?$/,
  ä: /^[^aeio]?$/,
  ö: /^[^aeiou]?$/,
  ü: /^[^aou]?$/,
  å: /^[^aeiou]?$/,
  ς: /^$/,
};

const isLetter = (character: string): boolean => /^[\p{L}\p{M}]$/u.test(character);
const isUpper = (character: string): boolean => character !== character.toLowerCase();
const isLower = (character: string): boolean => character !== character.toUpperCase();
const isAsciiLetter = (character: string): boolean => /^[A-Za-z]$/.test(character);
const isLatin = (character: string): boolean => /^\p{Script=Latin}$/u.test(character);

/**
 * Returns how much a text looks like one that a person wrote in one of the languages with these letters, from about -5
 * to 2 for each character beyond ASCII. Another code page yields signs in words, capitals after small letters, and
 * letters of several languages.
 */
export function plausibility(text: string, alphabets: readonly Alphabet[]): number {
  const characters = [...text];
  const explained = alphabets.map(() => 0);
  let [score, count, found] = [0, 0, 0];
  for (const [at, character] of characters.entries()) {
    if (character < '\u0080') continue;
    count += 1;
    const [before = '', after = ''] = [characters[at - 1], characters[at + 1]];
    if (!isLetter(character)) {
      score += markScore(character, isLetter(before), isLetter(after));
      continue;
    }
    found += 1;
    score += letterScore(character, before, after);
    const small = character.toLowerCase();
    for (const [index, alphabet] of alphabets.entries()) {
      explained[index] = (explained[index] ?? 0) + (alphabet.get(small) ?? 0);
    }
  }
  const best = Math.max(...explained);
  return count === 0 ? 0 : (score + best * 2 - (found - best)) / count;
}

function markScore(character: string, isAfterLetter: boolean, isBeforeLetter: boolean): number {
  if (/^[\p{C}\uFFFD]$/u.test(character)) return -5;
  if (isAfterLetter && isBeforeLetter) return joining.has(character) ? 1.5 : -3;
  if (opening.has(character)) return isAfterLetter ? -1 : 1.5;
  if (closing.has(character)) return isBeforeLetter ? -1 : 1.5;
  if (character === '€') return isBeforeLetter ? -1 : 1.8;
  return usual.has(character) ? 1 : -2;
}

function letterScore(character: string, before: string, after: string): number {
  let score = 0;
  if (isUpper(character) && isLetter(before) && (isLower(before) || isLower(after))) score -= 2;
  else if (isLower(character) && isUpper(before) && isUpper(after)) score -= 1.5;
  if (!isLatin(character) && (isAsciiLetter(before) || isAsciiLetter(after))) score -= 3;
  if (/^[äöå]$/i.test(character) && /^[aeiou]$/i.test(before)) score -= 1.5;
  // No word of these languages is a single umlaut.
  if (/^[äöüå]$/i.test(character) && !isLetter(before) && !isLetter(after)) score -= 1.5;
  const next = followed[character.toLowerCase()];
  if (next && !next.test(isLetter(after) ? after.toLowerCase() : '')) score -= 1.5;
  return score;
}
