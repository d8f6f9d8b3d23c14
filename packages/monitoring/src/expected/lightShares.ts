import { LIGHT_SOURCES, type LightSource } from './expectedWeather.ts'

/** Share of the daylight by where it is from; sources without any are left out. Empty for a time without daylight. */
export type LightShares = Readonly<Partial<Record<LightSource, number>>>

/**
 * Where the light of the steps from `from` to before `to` is from, by their number while the sun is up.
 *
 * @param lightSource - places in `LIGHT_SOURCES`, [n]
 * @param sunElevationDeg - [n]
 */
export function lightShares(
  lightSource: Uint8Array,
  sunElevationDeg: Float64Array,
  { from, to }: { readonly from: number; readonly to: number },
): LightShares {
  const counts = LIGHT_SOURCES.map(() => 0)
  let all = 0
  for (let i = from; i < to; i++) {
    if (!(sunElevationDeg[i] > 0)) continue
    counts[lightSource[i]] += 1
    all += 1
  }
  return Object.fromEntries(
    LIGHT_SOURCES.flatMap((name, place) => {
      const count = counts[place]
      return count === 0 ? [] : [[name, count / all]]
    }),
  )
}
