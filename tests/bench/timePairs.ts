import { asker, type Installation } from './installation.ts';
import { middleOf, timed, type Taken } from './timeByTurns.ts';

const figures: Readonly<Record<string, (takes: readonly Taken[]) => number>> = {
  'at best': (takes) => Math.min(...takes.map(({ clock }) => clock)),
  'in the middle': (takes) => middleOf(takes.map(({ clock }) => clock)),
  'processor of the database': (takes) => takes.reduce((sum, { database }) => sum + database, 0) / takes.length,
};

/** Asks each URL in two installations once a round and prints how long they took. */
export async function timePairs(both: readonly Installation[], urls: readonly string[], rounds: number): Promise<void> {
  const asks = await Promise.all(both.map(async ({ app, owner }) => ({ owner, ask: await asker(app) })));
  const taken = urls.map((url) => ({ url, takes: both.map((): Taken[] => []) }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { url, takes } of taken) {
      // Every second round begins with the larger installation.
      const turns = round % 2 === 0 ? [...asks.entries()] : [...asks.entries()].toReversed();
      for (const [at, { owner, ask }] of turns) {
        const time = await timed(owner, () => ask(url));
        // The first round is a warm-up.
        if (round > 0) takes[at]?.push(time);
      }
    }
  }
  for (const { url, takes } of taken) print(url, [takes]);
  print(
    'all together',
    taken.map(({ takes }) => takes),
  );
}

/** Prints each figure of both installations, summed over URLs, and their ratio. */
function print(name: string, asked: readonly (readonly (readonly Taken[])[])[]): void {
  const texts = Object.entries(figures).map(([figure, of]) => {
    const [before = 0, after = 0] = [0, 1].map((at) => asked.reduce((sum, takes) => sum + of(takes[at] ?? []), 0));
    return `${figure} ${before.toFixed(0)} and ${after.toFixed(0)} ms (${(after / before).toFixed(2)})`;
  });
  console.log(`${name}: ${texts.join(', ')}`);
}
