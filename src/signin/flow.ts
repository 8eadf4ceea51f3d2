/** The example of the tax rules: one line of 1,000.00 and its cash flow. */
export const flow = [
  { name: 'importer', amount: '1342.50' },
  { name: 'abroad', amount: '262.50' },
  { name: 'home', amount: '280.00' },
  { name: 'exporter', amount: '800.00' },
] as const;

const width = 640;
const scale = 0.19;
const gap = 64;

/** Returns a band from `from` on the left to `to` on the right, with the amount as thickness. */
function band(from: number, to: number, amount: number): string {
  const thickness = amount * scale;
  const bend = width * 0.5;
  const upper = `M0 ${from} C${bend} ${from} ${bend} ${to} ${width} ${to}`;
  const lower = `L${width} ${to + thickness} C${bend} ${to + thickness} ${bend} ${from + thickness} 0 ${from + thickness} Z`;
  return `${upper} ${lower}`;
}

const [abroad, home, kept] = [262.5, 280, 800];
const top = gap;

/** The bands start together as the importer's cost and end apart. */
export const flowPaths = {
  abroad: band(top, 0, abroad),
  home: band(top + abroad * scale, abroad * scale + gap, home),
  kept: band(top + (abroad + home) * scale, (abroad + home) * scale + 2 * gap, kept),
} as const;
