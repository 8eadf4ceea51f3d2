import './flow.css';
import { ribbonOf, stepSize } from './ribbon.ts';

/** The drawing of a step of the money: what flows on, and the tax that leaves. */
export function Ribbon({ step }: { readonly step: Parameters<typeof ribbonOf>[0] }) {
  const { width, height } = stepSize;
  const { stream, branch } = ribbonOf(step);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} preserveAspectRatio="none" aria-hidden="true">
      <path d={stream} className="flow-stream" />
      {branch && <path d={branch} className="flow-branch" />}
    </svg>
  );
}
