import { classScene } from '../field/classScene.ts'
import type { FieldLightInput } from '../field/fieldLight.ts'
import type { Sample } from '../scene/factors.ts'
import type { Vector3 } from '../scene/scene.ts'
import { DOME, HORIZON, perez1990Basis } from '../scene/skyBasis.ts'
import { litFraction } from '../scene/sunlight.ts'
import { noBins } from '../scene/surfaceBins.ts'
import { traceFactors } from '../scene/traceFactors.ts'
import { plus } from '../scene/vectors.ts'
import type { PlanOfClass, StillBlock } from './momentPlan.ts'

/** A strip of ground along the row. */
export interface GroundStrip {
  /** Across the row, from below the middle of the table, m. */
  readonly fromM: number
  readonly toM: number
  /** From sky and sun; what modules reflect to the ground is left out. */
  readonly lightWm2: number
}

const STRIPS = 40
/** Places across a strip, and along the looked-at module, at which the sun is looked at; rays to the sky from each. */
const PLACES_ACROSS = 4
const PLACES_ALONG = 4
const RAYS = 16

/** Light on the ground over one pitch, from below the middle of the table to the side that it faces. */
export function groundStrips(
  plan: PlanOfClass,
  mount: StillBlock['mount'],
  input: FieldLightInput,
): readonly GroundStrip[] {
  const [tableClass] = plan.classes
  const { scene, pose } = classScene(plan, tableClass, mount.tiltDeg)
  const { right, ground: normal } = plan.frame
  const widthM = plan.pitchM / STRIPS
  const { columnM, moduleAlongM } = tableClass.nodes
  const samples: Sample[] = []
  for (let strip = 0; strip < STRIPS; strip++) {
    for (let k = 0; k < PLACES_ACROSS * PLACES_ALONG; k++) {
      const acrossM = (strip + ((k % PLACES_ACROSS) + 0.5) / PLACES_ACROSS) * widthM
      const along = (Math.floor(k / PLACES_ACROSS) + 0.5) / PLACES_ALONG - 0.5
      const origin: Vector3 = [0, 0, 0]
      const across = plus(origin, right, acrossM)
      samples.push({
        position: plus(across, pose.along, columnM[0] + along * moduleAlongM),
        normal,
        weight: 1 / (PLACES_ACROSS * PLACES_ALONG),
        rows: { open: -1, plain: strip, iam: -1 },
      })
    }
  }
  const basis = perez1990Basis()
  const bins = noBins()
  const traced = traceFactors(scene, samples, {
    raysPerSample: RAYS,
    basis,
    bins,
    rowCount: STRIPS,
  })
  const lit = litFraction(scene, samples, [input.sunEast[0], input.sunNorth[0], input.sunUp[0]])
  const beamWm2 = Math.max(0, input.sunUp[0]) * (input.dniWm2[0] + input.circumsolarNormalWm2[0])
  return Array.from({ length: STRIPS }, (_, strip) => {
    const sky = traced.sky[0].subarray(2 * strip)
    const seen = lit
      .subarray(strip * PLACES_ACROSS * PLACES_ALONG)
      .subarray(0, PLACES_ACROSS * PLACES_ALONG)
    const skyWm2 = sky[DOME] * input.isotropicWm2[0] + sky[HORIZON] * input.horizonWm2[0]
    const sunWm2 = (beamWm2 * seen.reduce((sum, one) => sum + one, 0)) / seen.length
    return {
      fromM: strip * widthM,
      toM: (strip + 1) * widthM,
      lightWm2: Math.max(0, skyWm2) + sunWm2,
    }
  })
}
