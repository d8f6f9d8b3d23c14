import { type InfiniteRows, infiniteRowsOptics } from '../optics/infiniteRows.ts'
import { openPlaneOptics } from '../optics/openPlane.ts'
import { makePlaneLight, type Optics, type OpticsInput, type PlaneLight } from '../optics/optics.ts'
import { type RowField, rowShadows } from './rowField.ts'
import { groundMask, skyMask } from './rowMask.ts'
import { shadedArea } from './rowShadow.ts'

/**
 * Optics in which the rear stands among endless rows and the front alone, as SAM separates the two; with a field the
 * front's neighbours dim it by one factor for the sky (circumsolar light with it), one for the ground, and with linear
 * shade one for the beam.
 */
export function openFrontOptics(rows: InfiniteRows, field: RowField | undefined): Optics {
  const amongRows = infiniteRowsOptics(rows)
  const alone = openPlaneOptics(rows.glass, false)
  return (input, out) => {
    if (rows.isBifacial) amongRows(input, out)
    if (field === undefined) {
      alone(input, out)
      return
    }
    const masks = frontMasks(field, input)
    if (field.mask.dimsRear === true) dimRear(masks, out)
    alone(dimmed(field, masks, input), out)
    const unshaded = makePlaneLight(out.beamWm2.length)
    alone(input, unshaded)
    out.beamWm2.set(unshaded.beamWm2)
    out.skyDiffuseWm2.set(unshaded.skyDiffuseWm2)
    out.groundWm2.set(unshaded.groundWm2)
  }
}

/** Shares of the front's light that the neighbours leave, each [n]. */
export interface FrontMasks {
  readonly sky: Float64Array
  readonly ground: Float64Array
}

/** The masks of a field at each step. */
export function frontMasks({ mask, frame }: RowField, input: OpticsInput): FrontMasks {
  const n = input.cosAoi.length
  const out = { sky: new Float64Array(n), ground: new Float64Array(n) }
  for (let i = 0; i < n; i++) {
    const cosTilt = input.normalUp[i]
    const sunUp = input.sunUp[i]
    const beamWm2 = Math.max(0, sunUp) * input.dniWm2[i]
    const diffuseWm2 = Math.max(0, input.ghiWm2[i] - beamWm2)
    out.sky[i] = skyMask(cosTilt, frame.groundCoverage)
    out.ground[i] = groundMask(
      cosTilt,
      frame.groundCoverage,
      { sunUp, beamWm2, diffuseWm2 },
      mask.rowCount,
    )
  }
  return out
}

/** The light as if the neighbours had dimmed its sources. */
function dimmed(field: RowField, { sky, ground }: FrontMasks, input: OpticsInput): OpticsInput {
  return {
    ...input,
    circumsolarNormalWm2: product(input.circumsolarNormalWm2, sky),
    isotropicWm2: product(input.isotropicWm2, sky),
    horizonWm2: product(input.horizonWm2, sky),
    albedo: product(input.albedo, ground),
    ...(field.mask.beam === 'linear' && { dniWm2: linearBeam(field, input) }),
  }
}

function dimRear({ sky }: FrontMasks, out: PlaneLight): void {
  const { rearBeamWm2, rearSkyWm2, rearGroundWm2, rearTransmittedWm2 } = out
  for (const part of [rearBeamWm2, rearSkyWm2, rearGroundWm2, rearTransmittedWm2]) {
    for (let i = 0; i < part.length; i++) part[i] *= sky[i]
  }
}

function linearBeam(field: RowField, input: OpticsInput): Float64Array {
  const { heightFraction, freeEndM } = rowShadows(field, input)
  return input.dniWm2.map(
    (dni, i) =>
      dni *
      (1 - shadedArea({ heightFraction: heightFraction[i], freeEndM: freeEndM[i] }, field.size)),
  )
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((x, i) => x * b[i])
}
