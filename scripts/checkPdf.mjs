// Asks veraPDF, the reference implementation, whether every kind of document is PDF/A-3a and PDF/UA-1: `npm run check:pdf`.
// It needs Java 17 or newer and Maven, and says so where they are missing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { must, succeeds } from './lib/run.mjs';

/** Designs that an editor could make, beside those of the product. */
const designs = 40;

const isHere = (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;

await onProjectNode(async () => {
  const missing = ['java', 'mvn'].filter((program) => !isHere(program));
  if (missing.length > 0) return console.log(`veraPDF is not asked, because ${missing.join(' and ')} is not installed`);
  const folder = inRoot('.cache/checkPdf');
  const drawn = join(folder, 'drawn');
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn, { recursive: true });
  const { samplePdfs } = await import('../tests/pdf/samples.ts');
  for await (const { name, bytes } of samplePdfs(designs)) writeFileSync(join(drawn, name), bytes);
  const list = join(folder, 'classpath.txt');
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath';
  must('Installing veraPDF', 'mvn', [
    '-q',
    '-B',
    '-f',
    inRoot('tests/pdf/pom.xml'),
    plugin,
    `-Dmdep.outputFile=${list}`,
  ]);
  const isPassed = succeeds('java', ['-cp', readFileSync(list, 'utf8'), inRoot('tests/pdf/CheckPdf.java'), drawn]);
  if (!isPassed) process.exitCode = 1;
});
