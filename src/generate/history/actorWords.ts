import type { Translate } from '../../../domain/kinds/codec.ts';
import { isolatedName } from '../../../domain/words/plainly.ts';

/** Returns the name of who acted: a person by name, a part of the system in words. */
export const actorName = (actor: string, translate: Translate): string =>
  translate(`documents.history.actors.${actor}`, { _: isolatedName(actor) });

/** Returns by whom something was done, after its time: `by Ana Souza`, `by the system`. */
export const byActor = (actor: string, translate: Translate): string =>
  translate(`documents.history.byActors.${actor}`, {
    _: translate('documents.history.by', { actor: isolatedName(actor) }),
  });
