import type { Encoding } from '../../../domain/files/encodings.ts';

/** The letters of a language beyond ASCII, in lower case; after the blank, the rare ones. */
const letters = {
  pt: 'ãçáéíóêõâôú àü',
  es: 'ñáéíóú ü',
  de: 'äöüß',
  fr: 'éèêàçô âîïëûùœæüÿ',
  it: 'àèéìòù',
  nl: 'ëéï áäèóöü',
  nordic: 'åäöæø éü',
  ca: 'àçèéíòóú ïü',
  is: 'áéíóú ðýþæö',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hu: 'áéíóöőúüű',
  hr: 'čćđšž',
  ro: 'ăâîșț şţ',
  tr: 'çğıöşü âî\u0307',
  baltic: 'ąčęėįšųūžāēģīķļņäõöü',
  cyrillic: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ',
} as const;

type Language = keyof typeof letters;

const western: readonly Language[] = ['pt', 'es', 'de', 'fr', 'it', 'nl', 'nordic', 'ca'];
const central: readonly Language[] = ['pl', 'cs', 'sk', 'hu', 'hr', 'ro', 'de'];
const slavic: readonly Language[] = ['ru', 'cyrillic', 'uk', 'sr'];

/** The languages whose files have an encoding of one byte for each letter, the likeliest encoding first. */
const languagesOf: readonly (readonly [Encoding, readonly Language[]])[] = [
  ['windows-1252', [...western, 'is']],
  ['macintosh', western],
  ['cp850', western],
  ['cp860', ['pt']],
  ['cp437', ['es', 'de', 'fr', 'it', 'nl', 'nordic']],
  ['cp865', ['nordic']],
  ['cp863', ['fr']],
  ['windows-1250', central],
  ['cp852', central],
  ['iso-8859-2', central],
  ['maccenteuro', central],
  ['windows-1254', ['tr']],
  ['cp857', ['tr']],
  ['windows-1251', slavic],
  ['cp866', slavic],
  ['koi8-u', slavic],
  ['maccyrillic', slavic],
  ['windows-1253', ['el']],
  ['iso-8859-7', ['el']],
  ['cp737', ['el']],
  ['windows-1257', ['baltic']],
  ['cp775', ['baltic']],
  ['windows-1255', ['he']],
  ['windows-1256', ['ar']],
];

/** How usual a letter is in a language: 1, or less for a rare one. */
export type Alphabet = ReadonlyMap<string, number>;

/** An encoding with the alphabets that a text in it is expected to have. */
interface Lettered {
  readonly encoding: Encoding;
  readonly alphabets: readonly Alphabet[];
}

const rare = 0.8;

function alphabetOf(language: Language): Alphabet {
  const [usual = '', unusual = ''] = letters[language].split(' ');
  const weighted = (some: string, weight: number) => [...some].map((letter) => [letter, weight] as const);
  return new Map([...weighted(usual, 1), ...weighted(unusual, rare)]);
}

export const singleByteEncodings: readonly Lettered[] = languagesOf.map(([encoding, languages]) => ({
  encoding,
  alphabets: languages.map(alphabetOf),
}));
