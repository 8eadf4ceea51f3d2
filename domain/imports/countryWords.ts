import { once } from '../kinds/memoize.ts';
import { threeLetters } from './countryCodes.ts';
import { headingText } from './headingText.ts';

/** The languages in which lists name countries; each country also has the name of its own language. */
const languages = ['pt-BR', 'pt-PT', 'en', 'es', 'de', 'fr', 'it', 'nl'];

/** Usual names that CLDR does not have, and the letters of vehicles and addresses in Europe, by country. */
const usual: Readonly<Record<string, string>> = {
  AE: 'UAE|EAU|Emirados Árabes|Emiratos Árabes',
  AT: 'A',
  BE: 'B',
  BR: 'República Federativa do Brasil',
  BY: 'Bielorrússia|Bielorrusia|Belorussia|Weißrussland',
  CD: 'DR Congo|Democratic Republic of the Congo|Congo, Democratic Republic of the|República Democrática do Congo|República Democrática del Congo',
  CG: 'Republic of the Congo|República do Congo|República del Congo',
  CI: 'Ivory Coast|Costa do Marfim|Costa de Marfil|Elfenbeinküste',
  CN: 'PR China|PRC|RPC|People’s Republic of China|República Popular da China|República Popular China|Mainland China',
  CV: 'Cape Verde|Cabo Verde',
  CZ: 'República Tcheca|República Checa|Czech Republic|République tchèque|Tschechische Republik|Česká republika',
  DE: 'BRD|Federal Republic of Germany|Bundesrepublik Deutschland|República Federal da Alemanha|D',
  ES: 'E',
  FR: 'F',
  GB: 'UK|U.K.|Great Britain|Grã-Bretanha|Gran Bretaña|Grande-Bretagne|Großbritannien|England|Inglaterra|Angleterre|Scotland|Escócia|Escocia|Schottland|Wales|País de Gales|Northern Ireland|Irlanda do Norte|Irlanda del Norte|United Kingdom of Great Britain and Northern Ireland',
  GR: 'EL|Hellas|Hellenic Republic',
  HK: 'Hong Kong|Hongkong',
  IE: 'Republic of Ireland|República da Irlanda|República de Irlanda|Eire',
  IR: 'Iran, Islamic Republic of|Islamic Republic of Iran',
  IT: 'I',
  KP: 'North Korea|Korea, Democratic People’s Republic of',
  KR: 'South Korea|Korea|Coreia|Corea|Korea, Republic of|Republic of Korea|República da Coreia|República de Corea',
  LA: 'Lao PDR|Lao People’s Democratic Republic',
  LU: 'L',
  MD: 'Republic of Moldova|Moldova, Republic of|Moldávia|Moldavia',
  MK: 'Macedonia|Macedônia|Macedónia|Republic of North Macedonia',
  MM: 'Burma|Birmânia|Birmania',
  MO: 'Macau|Macao',
  NL: 'Holanda|Holland|Hollande|Olanda|The Netherlands|Netherlands, The',
  PS: 'Palestine|Palestina',
  PT: 'P',
  RU: 'Russian Federation|Federação Russa|Federación Rusa|Fédération de Russie|Russische Föderation',
  SA: 'KSA|Kingdom of Saudi Arabia',
  SK: 'Slovak Republic|República Eslovaca|Slovenská republika',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland|Suazilândia|Suazilandia',
  TL: 'East Timor|Timor Oriental|Timor Leste',
  TR: 'Turkey|Türkiye',
  TW: 'Taiwan, Province of China|Chinese Taipei',
  TZ: 'United Republic of Tanzania|Tanzania, United Republic of',
  US: 'EUA|EE. UU.|E.U.A.|United States of America|The United States|Estados Unidos da América|Estados Unidos de América|Estados Unidos de Norteamérica|États-Unis d’Amérique|América|America',
  VE: 'Venezuela, Bolivarian Republic of|República Bolivariana de Venezuela',
  VN: 'Viet Nam',
  ZA: 'RSA|Republic of South Africa',
};

/** Kosovo has a code in use without being in the standard. */
const codes = [...threeLetters.keys(), 'XK'];

/** The country of each word, built at the first use. */
const words = once(() => {
  const found = new Map<string, string>();
  const add = (word: string, code: string): void => {
    const text = headingText(word);
    if (text !== '' && !found.has(text)) found.set(text, code);
  };
  for (const code of codes) add(code, code);
  for (const [code, three] of threeLetters) add(three, code);
  for (const [code, names] of Object.entries(usual)) for (const name of names.split('|')) add(name, code);
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) add(names.of(code) ?? '', code);
  }
  for (const code of codes) {
    const own = new Intl.Locale(`und-${code}`).maximize().language;
    add(new Intl.DisplayNames(own, { type: 'region', fallback: 'none' }).of(code) ?? '', code);
  }
  return found;
});

/**
 * Returns the two letters of a country that a cell names: by code of two or three letters, or by a name or usual spelling
 * in Portuguese, English, Spanish, German, French, Italian, Dutch or its own language. `BR - Brasil` and `1058 -
 * BRASIL` name one, too.
 */
export function countryCalled(text: string): string | undefined {
  const known = words();
  const whole = known.get(headingText(text));
  if (whole) return whole;
  const parts = text.split(/\s+[-–/|]\s+|[()]/).filter((part) => !/^[\d\s]*$/.test(part));
  const named = new Set(parts.map((part) => known.get(headingText(part))));
  return named.size === 1 ? [...named][0] : undefined;
}
