import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { Chart } from './Chart.tsx';
import { chartHeight, type ChartProps } from './chart.ts';

const props: ChartProps = {
  label: 'Emitido em 2026: R$ 30,00',
  shape: 'columns',
  places: [{ name: 'janeiro' }, { name: 'fevereiro' }],
  series: [{ name: 'Este ano', values: ['10.00', '20.00'] }],
  textOf: (value) => `R$ ${value}`,
};
const before = { name: 'Ano anterior', values: ['5.00', undefined] };

describe('a chart', () => {
  it('is one image with a description, and has no legend for one series', async () => {
    const { container } = await renderInArea(<Chart {...props} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(props.label);
    expect(container.querySelector('.chart-legend')).toBeNull();
  });

  it('distinguishes its series by patterns in the legend', async () => {
    const { container } = await renderInArea(<Chart {...props} series={[...props.series, before]} />);
    const items = [...container.querySelectorAll('.chart-legend li')];
    expect(items.map((item) => item.textContent)).toEqual(['Este ano', 'Ano anterior']);
    const fills = items.map((item) => item.querySelector('rect')?.getAttribute('fill') ?? '');
    expect(new Set(fills).size).toBe(2);
    for (const fill of fills) {
      const id = /^url\(#(.+)\)$/.exec(fill)?.[1] ?? '';
      expect(container.querySelector(`pattern[id="${id}"]`)).not.toBeNull();
    }
  });

  it('reserves its space before it is drawn', async () => {
    await renderInArea(<Chart {...props} height={160} />);
    expect(screen.getByRole('img').style.height).toBe('160px');
  });
});

describe('the height of bars', () => {
  const bars = (count: number, series = 1) =>
    chartHeight({
      ...props,
      shape: 'bars',
      places: Array.from({ length: count }, () => ({ name: '' })),
      series: Array.from({ length: series }, () => before),
    });

  it('grows with their number', () => {
    expect(bars(4) - bars(3)).toBe(bars(3) - bars(2));
    expect(bars(4, 2)).toBeGreaterThan(bars(4));
  });
});
