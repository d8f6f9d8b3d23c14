interface ScriptExample {
  readonly label: string
  readonly source: string
}

/** Scripts to begin with. */
export const SCRIPT_EXAMPLES: readonly ScriptExample[] = [
  {
    label: 'Flat in diffuse light',
    source: `// Flat where more than 80 % of the light is diffuse
if (dhi > 0.8 * ghi) return 0
return backtrackingAngle`,
  },
  {
    label: 'At most 45° in wind',
    source: `// At most 45 degrees to either side in wind of 12 m/s and more
const limit = windSpeed >= 12 ? 45 : 90
return Math.max(-limit, Math.min(limit, backtrackingAngle))`,
  },
]
