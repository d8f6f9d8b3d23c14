/** The ground of maps and plans: quiet, so that what lies on it is clear. */
export const LAND = { light: '#f4f3ee', dark: '#2b3137' } as const
