import { tablePose } from '../../field/fieldFrame.ts'
import type { Block } from '../../model/block.ts'
import type { OpticsInput } from '../../optics/optics.ts'
import { dot } from '../../scene/vectors.ts'
import { type Orientation, planeOfRotation } from '../../tracking/orientation.ts'
import { axisTiltDeg } from '../../tracking/terrain.ts'
import { beamIam } from '../glass.ts'
import type { RowTurns } from './rowTurns.ts'

/** Writes the mean angle of all tables, and the plane that has it about the block's axis. */
export function writeMeanTurn({ mount, slope }: Block, turns: RowTurns, out: Orientation): void {
  if (mount.kind !== 'singleAxis') return
  const angle = out.rotationDeg
  angle.fill(0)
  for (const { representative, share } of turns.plan.classes) {
    for (let i = 0; i < angle.length; i++) angle[i] += share * turns.at(representative, i)
  }
  planeOfRotation(angle, mount.axisAzimuthDeg, axisTiltDeg(slope, mount.axisAzimuthDeg), out)
}

/**
 * The same input as the tables see it in their mean: cosine of incidence and of tilt, so that open planes together receive what each
 * receives, and what the glass passes of the sun, weighted by the light.
 */
export function withMeanPlane({ module }: Block, turns: RowTurns, input: OpticsInput): OpticsInput {
  const { plan } = turns
  const n = input.cosAoi.length
  const mean = { cosAoi: new Float64Array(n), normalUp: new Float64Array(n) }
  const front = new Float64Array(n)
  const passed = new Float64Array(n)
  for (const { representative, share, frame } of plan.classes) {
    const cosAoi = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      const { normal } = tablePose(plan.mount, frame, turns.at(representative, i))
      cosAoi[i] = dot(normal, [input.sunEast[i], input.sunNorth[i], input.sunUp[i]])
      mean.cosAoi[i] += share * cosAoi[i]
      mean.normalUp[i] += share * normal[2]
    }
    const iam = beamIam(module, cosAoi, 1)
    for (let i = 0; i < n; i++) {
      const light = share * Math.max(0, cosAoi[i])
      front[i] += light
      passed[i] += light * iam[i]
    }
  }
  const frontBeamIam = passed.map((light, i) => (front[i] > 0 ? light / front[i] : 0))
  const isBeam = input.frontCircumsolarIam === input.frontBeamIam
  return {
    ...input,
    normalUp: mean.normalUp,
    cosAoi: mean.cosAoi.map((cosine, i) => (front[i] > 0 ? front[i] : cosine)),
    frontBeamIam,
    ...(isBeam && { frontCircumsolarIam: frontBeamIam }),
  }
}
