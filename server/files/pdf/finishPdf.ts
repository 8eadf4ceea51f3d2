import { identified, metadataWith, showingTitle } from './accessible.ts';
import { copiedOnce } from './copying/copiedOnce.ts';
import { objectWriter } from './objectWriter.ts';
import { readObjects, referenceIn } from './readObjects.ts';

/**
 * Returns a drawn PDF with the two statements that PDF/UA-1 demands and Typst cannot write beside PDF/A, each text to be
 * copied once, and its objects compressed. The same drawing gives the same bytes.
 */
export function finishPdf(drawn: Uint8Array): Buffer {
  const { objects, trailer } = readObjects(drawn);
  const root = referenceIn(trailer, 'Root');
  const metadata = referenceIn(objects.get(root)?.text ?? '', 'Metadata');
  const next = Math.max(...objects.keys()) + 1;
  const mended = new Map([...objects.values(), ...copiedOnce(objects, next)].map((object) => [object.number, object]));
  const finished = [...mended.values()].map((object) => {
    if (object.number === root) return { ...object, text: showingTitle(object.text) };
    return object.number === metadata ? metadataWith(object, identified(`${object.stream}`)) : object;
  });
  const free = Math.max(...mended.keys()) + 1;
  const writer = objectWriter();
  return Buffer.concat([
    writer.start(),
    writer.objects(finished, free),
    writer.end({
      number: free + 1,
      catalog: root,
      info: referenceIn(trailer, 'Info'),
      id: /\/ID (\[[^\]]*\])/.exec(trailer)?.[1],
    }),
  ]);
}
