import { convert } from './convert.ts';
import type { Conversion, PictureMessage } from './messages.ts';

/** A process that converts one picture for its parent, which kills it beyond its limits. */
process.once('message', async (conversion: Conversion) => {
  const answer: PictureMessage = await convert(conversion).catch(() => ({ refused: 'damaged' }) as const);
  // If sending fails, the parent is gone, and this process ends too.
  process.send?.(answer, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
