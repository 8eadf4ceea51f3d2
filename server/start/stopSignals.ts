/** Calls `stop` at the first stop signal. A later one ends the process immediately; the database recovers. */
export function onStopSignal(stop: (signal: string) => void): void {
  let firstAt: number | undefined;
  const onSignal = (signal: string) => {
    // One Ctrl+C may arrive twice.
    if (firstAt !== undefined && Date.now() - firstAt > 1_000) process.exit(1);
    if (firstAt !== undefined) return;
    firstAt = Date.now();
    stop(signal);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
