import { fork } from 'node:child_process';
import type { FileRule } from '../../../schemas/file.ts';
import type { Budgets } from '../../limits/budgets.ts';
import { watchUsage } from '../../base/processUsage.ts';
import type { Conversion, Converted, PictureMessage, PictureRefusal } from './messages.ts';
import { isPictureType, pictureOf } from './picture.ts';

/** Limits of reading one picture. */
export type PictureLimits = Pick<Budgets, 'picturePixels' | 'pictureBytes' | 'pictureMs'>;

const script = new URL('worker.ts', import.meta.url);

/** Wide enough for the width of a page in print. */
const usual = 2_000;

/**
 * Converts an uploaded picture so that documents and screens show the same: `pictures/convert.ts`. Its header is read
 * first, because a small file can declare any number of pixels; a separate process decodes it, because libraries for
 * pictures are native code, and is killed beyond its limits.
 */
export async function readPicture(
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
  { width = usual, height = usual, bytes: mostBytes }: FileRule,
  { picturePixels: pixels, pictureBytes, pictureMs }: PictureLimits,
): Promise<Converted | { readonly refused: PictureRefusal }> {
  const header = pictureOf(type, bytes);
  if (!header || !isPictureType(type)) return { refused: 'damaged' };
  if (header.width * header.height > pixels) return { refused: 'tooLarge' };
  const child = fork(script, {
    serialization: 'advanced',
    // It needs nothing of the server's environment, which contains secrets.
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = Promise.withResolvers<PictureMessage>();
  child.on('message', answer.resolve);
  child.on('error', answer.reject);
  // It exits early only without memory, or over a picture that its library cannot bear.
  child.on('exit', () => answer.resolve({ refused: 'damaged' }));
  const unwatch = watchUsage(child.pid ?? 0, { bytes: pictureBytes, cpuMs: pictureMs }, () =>
    answer.resolve({ refused: 'tooLarge' }),
  );
  child.send(
    { type, bytes, width, height, mostBytes, pixels } satisfies Conversion,
    (error) => error && answer.reject(error),
  );
  return answer.promise.finally(() => {
    unwatch();
    child.kill('SIGKILL');
  });
}
