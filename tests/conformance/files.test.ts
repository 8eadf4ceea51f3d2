import { describe, expect, it } from 'vitest';
import { filesOf } from '../../domain/schema/files.ts';
import { uploadLimit } from '../../domain/files/uploadLimit.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';

const files = (await loadResources()).flatMap((resource) =>
  filesOf(resource.schema).map((file) => ({ title: `${resource.name}.${file.name}`, ...file })),
);

describe.each(files)('$title', ({ property, rule }) => {
  it('does not exceed the limit of one upload', () => {
    expect(rule.bytes).toBeLessThanOrEqual(uploadLimit);
  });

  it('has maximum dimensions if it is an image', () => {
    if (kindOf(property) !== 'image') return;
    expect(rule.types.filter((type) => !type.startsWith('image/'))).toEqual([]);
    expect([rule.width, rule.height]).toEqual([expect.any(Number), expect.any(Number)]);
  });
});
