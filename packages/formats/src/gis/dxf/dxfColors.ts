/** Index colours 1 to 9. */
const FIRST_COLORS = [
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#000000',
  '#808080',
  '#c0c0c0',
] as const
const GREYS = ['#333333', '#505050', '#696969', '#828282', '#bebebe', '#ffffff'] as const
/** Brightness of the five shades of a hue. */
const SHADES = [1, 0.65, 0.5, 0.3, 0.15] as const

/**
 * AutoCAD's index colours: 24 hues from 10 on, each in five shades, every second one half as strong.
 * Undefined outside 1..255.
 */
export function colorOfIndex(index: number): string | undefined {
  if (index >= 1 && index <= 9) return FIRST_COLORS[index - 1]
  if (index >= 250 && index <= 255) return GREYS[index - 250]
  if (index < 10 || index > 249) return undefined
  const hueDeg = Math.floor((index - 10) / 10) * 15
  const value = SHADES[Math.floor((index % 10) / 2)] ?? 1
  return fromHue(hueDeg, index % 2 === 0 ? 1 : 0.5, value)
}

export function colorOfRgb(rgb: number): string {
  return `#${(rgb & 0xffffff).toString(16).padStart(6, '0')}`
}

/** The index colour nearest to #rrggbb. */
export function nearestIndex(color: string): number {
  let best = 7
  let least = Number.POSITIVE_INFINITY
  for (let index = 1; index <= 255; index++) {
    const distance = colorDistance(color, colorOfIndex(index) ?? '')
    if (distance < least) {
      best = index
      least = distance
    }
  }
  return best
}

function colorDistance(a: string, b: string): number {
  const [p, q] = [channels(a), channels(b)]
  return p.reduce((sum, value, i) => sum + (value - (q[i] ?? 0)) ** 2, 0)
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function fromHue(hueDeg: number, strength: number, value: number): string {
  const channel = (shift: number): string => {
    const k = (shift + hueDeg / 60) % 6
    const part = value - value * strength * Math.max(0, Math.min(k, 4 - k, 1))
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`
}
