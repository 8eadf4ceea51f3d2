import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import type { Encoding } from '../../../domain/files/encodings.ts';
import { singleByteEncodings } from './alphabets.ts';
import { plausibility } from './plausibility.ts';
import { markedEncoding, wideEncoding } from './wideText.ts';

/** The bytes of lines beyond ASCII that decide. */
const sampleBytes = 4_096;
const lineFeed = 0x0a;

/**
 * Detects the encoding of a text file: by its mark, by the zeros of UTF-16, as valid UTF-8, or as the encoding in which
 * it looks most like a text. Other requests are served meanwhile.
 */
export async function detectEncoding(bytes: Uint8Array): Promise<Encoding> {
  const sure = markedEncoding(bytes) ?? wideEncoding(bytes);
  if (sure || isUtf8(bytes)) return sure ?? 'utf-8';
  const sample = sampleOf(bytes);
  return isNearlyUtf8(sample) ? 'utf-8' : likeliest(sample);
}

/** Programs cut texts within a character, or join files of several encodings. */
function isNearlyUtf8(sample: Buffer): boolean {
  const text = sample.toString('utf8');
  const broken = (text.match(/\uFFFD/g) ?? []).length;
  return broken * 10 <= (text.match(/\P{ASCII}/gu) ?? []).length;
}

/** The first lines with bytes beyond ASCII, which may be far below the heading. */
function sampleOf(bytes: Uint8Array): Buffer {
  const lines: Uint8Array[] = [];
  let left = sampleBytes;
  for (let at = bytes.findIndex((byte) => byte > 0x7f); at >= 0 && left > 0;) {
    const start = bytes.lastIndexOf(lineFeed, at) + 1;
    const next = bytes.indexOf(lineFeed, at);
    const end = next < 0 ? bytes.length : next + 1;
    const line = bytes.subarray(end - start > left ? Math.max(start, at - left / 2) : start, end).subarray(0, left);
    lines.push(line);
    left -= line.length;
    const rest = bytes.subarray(end).findIndex((byte) => byte > 0x7f);
    at = rest < 0 ? -1 : end + rest;
  }
  return Buffer.concat(lines);
}

/** The encodings that the detector knows by their sequences of letters, by its names. */
const known: Readonly<Record<string, Encoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-u',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'windows-1253': 'windows-1253',
  'ISO-8859-7': 'iso-8859-7',
  'windows-1255': 'windows-1255',
  'ISO-8859-8': 'windows-1255',
  'windows-1256': 'windows-1256',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
};

const eastAsian: readonly Encoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'];

/** What the detector's confidence, from 0 to 1, weighs beside the letters. */
const weight = 0.4;

async function likeliest(sample: Buffer): Promise<Encoding> {
  const confidence = new Map<Encoding, number>();
  for (const { name, confidence: percent } of analyse(sample)) {
    const encoding = known[name];
    if (encoding) confidence.set(encoding, Math.max(confidence.get(encoding) ?? 0, percent / 100));
  }
  let best: { readonly encoding: Encoding; readonly score: number } = { encoding: 'windows-1252', score: -Infinity };
  for (const { encoding, measure } of measures) {
    const score = measure(iconv.decode(sample, encoding)) + weight * (confidence.get(encoding) ?? 0);
    if (score > best.score) best = { encoding, score };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await setImmediate();
  }
  return best.encoding;
}

/** Characters of East Asian texts, without the half-width ones, as which other bytes decode. */
const ideographs = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\u30A0-\u30FF\u3000-\u303F\uFF01-\uFF5E]/gu;

/** The same measure for texts without letter case: accents in Latin words also form valid pairs of bytes. */
function eastAsianPlausibility(text: string): number {
  const count = (text.match(/\P{ASCII}/gu) ?? []).length;
  const found = (text.match(ideographs) ?? []).length;
  const inWords = (text.match(/[A-Za-z]\P{ASCII}|\P{ASCII}[A-Za-z]/gu) ?? []).length;
  return count === 0 ? 0 : (1.7 * found - 3 * (count - found) - 3 * inWords) / count;
}

const measures = [
  ...singleByteEncodings.map(({ encoding, alphabets }) => ({
    encoding,
    measure: (text: string) => plausibility(text, alphabets),
  })),
  ...eastAsian.map((encoding) => ({ encoding, measure: eastAsianPlausibility })),
];
