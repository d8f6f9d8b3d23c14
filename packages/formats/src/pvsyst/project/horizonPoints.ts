import type { HorizonPoint, PvsystHemisphere } from '../placeTypes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { azimuthFromNorthDeg } from '../text/pvsystAngles.ts'
import { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'

/** The points of a `pvHorizon`, numbered from 0 or from 1, without those that fill its list; null where it has none. */
export function horizonOfObject(
  horizon: PvsystObject | undefined,
  hemisphere: PvsystHemisphere,
): readonly HorizonPoint[] | null {
  const profile = horizon?.children.find(({ type }) => /^TCubicProfile$/i.test(type)) ?? horizon
  const fields = new PvsystFields([profile])
  const keys = [...(profile?.fields.keys() ?? [])].filter((key) => /^Point_\d+$/i.test(key))
  const count = fields.number('NPtsEff') ?? keys.length
  const pairs = keys.slice(0, count).flatMap((key): (readonly [number, number])[] => {
    const [azimuth, elevation] = fields.list(key)
    return azimuth === undefined || elevation === undefined ? [] : [[azimuth, elevation]]
  })
  return pairs.length === 0
    ? null
    : horizonPoints(pairs.map(([deg, up]) => [azimuthFromNorthDeg(deg, hemisphere), up]))
}

/** By rising azimuth; of two points at one azimuth the first. @throws PvsystFileError for heights that cannot be */
export function horizonPoints(
  pairs: readonly (readonly [azimuthDeg: number, elevationDeg: number])[],
): readonly HorizonPoint[] {
  const wrong = pairs.find(([, elevation]) => Math.abs(elevation) > 90)
  if (wrong) {
    throw new PvsystFileError(
      'not_possible',
      `The horizon has a height of ${wrong[1]}°, which is not within ±90°. Correct the file and choose it again.`,
    )
  }
  return pairs
    .map(([azimuthDeg, elevationDeg]) => ({ azimuthDeg, elevationDeg }))
    .toSorted((a, b) => a.azimuthDeg - b.azimuthDeg)
    .filter(({ azimuthDeg }, i, all) => i === 0 || azimuthDeg !== all[i - 1]?.azimuthDeg)
}
