import { RAD_TO_DEG } from '@duet/units'
import type { Module } from '../model/module.ts'
import type { Mount } from '../model/mount.ts'
import { coverDiffuseTable, coverIam } from '../sam/cover.ts'
import { type DiffuseIamTable, diffuseIam, makeDiffuseIamTable } from '../surface/diffuseIam.ts'
import { type IamCurve, iamCurve } from '../surface/iam.ts'

/**
 * What the glass passes of the sun's light on one face, [n]; 1 where the sun is behind it, there is nothing to lose.
 *
 * @param cosAoi - of the angle of incidence on the front, [n]
 * @param side - 1 the front, −1 the rear
 */
export function beamIam(module: Module, cosAoi: Float64Array, side: 1 | -1): Float64Array {
  const { cover, iam } = module
  const curve = cover === undefined || side === -1 ? iamCurve(iam) : coverIam(cover).beam
  const out = new Float64Array(cosAoi.length).fill(1)
  for (let i = 0; i < out.length; i++) {
    const cos = side * cosAoi[i]
    if (cos > 0) out[i] = curve(Math.acos(cos) * RAD_TO_DEG)
  }
  return out
}

/**
 * What the glass passes of diffuse light by tilt; 1 where the modifier does not act on it. A fixed plane has only the
 * tilts of its two faces filled in.
 */
export function diffuseGlass(module: Module, mount: Mount): DiffuseIamTable {
  const { cover, iam, iamOn } = module
  if (cover !== undefined)
    return coverDiffuseTable(coverIam(cover), makeDiffuseIamTable(iamCurve(iam)))
  if (iam.kind === 'none' || (iamOn ?? 'allLight') !== 'allLight') return clear()
  const curve = iamCurve(iam)
  return mount.kind === 'fixed' ? ofTwoFaces(curve, mount.tiltDeg) : makeDiffuseIamTable(curve)
}

function clear(): DiffuseIamTable {
  return {
    sky: new Float64Array(181).fill(1),
    horizon: new Float64Array(181).fill(1),
    ground: new Float64Array(181).fill(1),
  }
}

function ofTwoFaces(curve: IamCurve, tiltDeg: number): DiffuseIamTable {
  const table = clear()
  for (const tilt of [tiltDeg, 180 - tiltDeg]) {
    // One degree to each side: the tilt that the optics find from the plane's direction is rounded.
    for (let whole = Math.floor(tilt) - 1; whole <= Math.floor(tilt) + 2; whole++) {
      if (whole < 0 || whole > 180) continue
      const { sky, horizon, ground } = diffuseIam(curve, whole)
      table.sky[whole] = sky
      table.horizon[whole] = horizon
      table.ground[whole] = ground
    }
  }
  return table
}
