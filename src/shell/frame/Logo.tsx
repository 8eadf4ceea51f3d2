/** The logo: a U, a hull over a wave. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill="#1f3fbf" />
      <path d="M9 8v8a7 7 0 0 0 14 0V8" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
      <path
        d="M7 25.5c3 0 3-1.8 6-1.8s3 1.8 6 1.8 3-1.8 6-1.8"
        fill="none"
        stroke="#9db2ff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo with the name. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
      <LogoMark size={size} />
      <span style={{ font: `600 ${size >= 32 ? 18 : 16}px/24px var(--font)`, letterSpacing: '-0.02em' }}>Ultramar</span>
    </span>
  );
}
