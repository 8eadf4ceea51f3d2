import { expect, it } from 'vitest';
import { loadResources } from '../../../server/engine/resources/registry.ts';
import { placesOf, walkedPlaces } from './comboboxPlaces.ts';

it('every combobox of every resource has the shape of one that the browser test walks', async () => {
  // Parts of other records are reached from their pages, and have the shapes of other forms.
  const resources = (await loadResources()).filter(({ partOf }) => partOf === undefined);
  const walked = new Set(walkedPlaces(resources).flatMap(({ shapes }) => shapes));
  const missing = placesOf(resources).flatMap(({ resource, where, shapes }) =>
    shapes.filter((shape) => !walked.has(shape)).map((shape) => `${resource.name} ${where}: ${shape}`),
  );
  expect(walked.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
