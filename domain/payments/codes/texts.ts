/** Replaces line breaks and control characters, which separate the fields of a payload. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();

/** Returns the first characters of a text, whole ones only. */
export const cutTo = (text: string, characters: number): string =>
  Array.from(text).slice(0, characters).join('').trim();

/** Letters that are no accented form of an ASCII letter. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

/** Spells a text in ASCII: without accents, and without what has no ASCII spelling. */
export const inAscii = (text: string): string =>
  oneLine(text)
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/ +/g, ' ')
    .trim();
