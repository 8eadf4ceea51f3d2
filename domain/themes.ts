/** The themes a person chooses from; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
