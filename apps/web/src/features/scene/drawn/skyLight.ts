/** Red, green and blue of linear light, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** Colours of the sky and strengths of the light for one height of the sun. */
export interface SkyLight {
  readonly zenith: Rgb
  readonly horizon: Rgb
  readonly sun: Rgb
  /** Of the direct light, relative; 0 while the sun is down. */
  readonly sunStrength: number
  /** Of the light from the sky all around. */
  readonly skyStrength: number
  /** How wide the eye opens: more when there is little light. */
  readonly exposure: number
}

interface Key extends SkyLight {
  readonly elevationDeg: number
}

/** '#rrggbb' of a screen as linear light (the sRGB transfer curve of IEC 61966-2-1). */
function linear(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  const part = (shift: number): number => {
    const share = ((value >> shift) & 255) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(16), part(8), part(0)]
}

const key = (
  elevationDeg: number,
  [zenith, horizon, sun]: readonly [string, string, string],
  [sunStrength, skyStrength, exposure]: readonly [number, number, number],
): Key => ({
  elevationDeg,
  zenith: linear(zenith),
  horizon: linear(horizon),
  sun: linear(sun),
  sunStrength,
  skyStrength,
  exposure,
})

/** Chosen by eye; the night is brighter than a real one, so that the plant stays visible. */
const KEYS: readonly Key[] = [
  key(-12, ['#0b1626', '#1b2a3e', '#000000'], [0, 2.4, 1.7]),
  key(-6, ['#1c3350', '#54607a', '#000000'], [0, 2.2, 1.6]),
  key(-1, ['#385a86', '#d9a584', '#ff9a52'], [0, 1.6, 1.55]),
  key(1, ['#46699a', '#e6b78f', '#ffa25e'], [1.6, 1.7, 1.5]),
  key(6, ['#4d80b8', '#ead3b4', '#ffc68c'], [2.8, 1.75, 1.4]),
  key(15, ['#4a86c4', '#d3e0e8', '#ffe6c4'], [3.2, 1.7, 1.2]),
  key(40, ['#3f7fc4', '#c9dfee', '#fff4e2'], [3.3, 1.6, 1]),
  key(90, ['#3a79c0', '#c4dcee', '#fffaf0'], [3.3, 1.6, 0.95]),
]

/** Light for a height of the sun, without jumps. */
export function skyLight(sunElevationDeg: number): SkyLight {
  const upper = KEYS.findIndex(({ elevationDeg }) => elevationDeg >= sunElevationDeg)
  const to = KEYS[upper === -1 ? KEYS.length - 1 : upper]
  const from = KEYS[Math.max(0, (upper === -1 ? KEYS.length : upper) - 1)] ?? to
  if (to === undefined || from === undefined) throw new Error('got no colours, expected some')
  const span = to.elevationDeg - from.elevationDeg
  const share =
    span === 0 ? 0 : Math.min(1, Math.max(0, (sunElevationDeg - from.elevationDeg) / span))
  const mix = (a: number, b: number): number => a + (b - a) * share
  const mixed = (a: Rgb, b: Rgb): Rgb => [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])]
  return {
    zenith: mixed(from.zenith, to.zenith),
    horizon: mixed(from.horizon, to.horizon),
    sun: mixed(from.sun, to.sun),
    sunStrength: mix(from.sunStrength, to.sunStrength),
    skyStrength: mix(from.skyStrength, to.skyStrength),
    exposure: mix(from.exposure, to.exposure),
  }
}
