import type { IamPoint } from '@duet/plant'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { childOf, PvsystFields, profilePoints } from '../text/pvsystFields.ts'

const ASHRAE_ANGLES_DEG = [0, 20, 30, 40, 50, 60, 65, 70, 75, 80, 85, 90]
/** PVsyst's default of the ASHRAE parameter. */
const DEFAULT_B0 = 0.05

/** The profile of the file, or the ASHRAE curve with the file's parameter; 0° and 90° are always among the points. */
export function panIamProfile(
  iam: PvsystObject | undefined,
  fields: PvsystFields,
): readonly IamPoint[] {
  const points = profilePoints(childOf(iam, 'IAMProfile'))
  if (points.length >= 3) return completed(points, fields)
  const b0 = new PvsystFields([iam]).number('B0_IAM')
  if (b0 === undefined) {
    fields.assume('iam_profile')
    fields.changed(
      `The file has no IAM profile; the ASHRAE curve with b0 = ${DEFAULT_B0} was taken.`,
    )
  }
  return ashraeProfile(b0 ?? DEFAULT_B0)
}

function completed(
  points: readonly (readonly [number, number])[],
  fields: PvsystFields,
): readonly IamPoint[] {
  const profile = points
    .filter(([angle]) => angle >= 0 && angle <= 90)
    .map(([angle, modifier]) => ({ angle, modifier: Math.min(Math.max(modifier, 0), 1) }))
  if (points.some(([, modifier]) => modifier > 1 || modifier < 0))
    fields.changed('IAM values outside 0 to 1 were limited.')
  if (profile[0]?.angle !== 0) profile.unshift({ angle: 0, modifier: 1 })
  if (profile.at(-1)?.angle !== 90) profile.push({ angle: 90, modifier: 0 })
  return profile
}

/** 1 − b0·(1/cos θ − 1), not below 0 (A. F. Souka and H. H. Safwat, Solar Energy 10 (1966) 170, as used by ASHRAE). */
function ashraeProfile(b0: number): readonly IamPoint[] {
  return ASHRAE_ANGLES_DEG.map((angle) => {
    const modifier = 1 - b0 * (1 / Math.cos((angle * Math.PI) / 180) - 1)
    return { angle, modifier: angle === 90 ? 0 : Math.max(0, Number(modifier.toFixed(4))) }
  })
}
