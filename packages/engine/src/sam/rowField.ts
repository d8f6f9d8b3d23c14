import type { Block } from '../model/block.ts'
import type { RowMask } from '../model/mount.ts'
import { crossSection } from '../optics/crossSection.ts'
import type { OpticsInput } from '../optics/optics.ts'
import { type RowFrame, rowFrame } from '../optics/rowFrame.ts'
import { shadedRowFraction } from '../optics/rowShading.ts'
import { type RowSize, rowShadow } from './rowShadow.ts'

/** Rows of a block that dim each other's front by factors. */
export interface RowField {
  readonly mask: RowMask
  readonly frame: RowFrame
  readonly size: RowSize
  readonly isTracker: boolean
}

/** The field of a block; undefined where no mask was asked for, or tables turn about two axes. */
export function rowField({
  rows,
  rowMask: mask,
  mount,
  slope,
  module,
  opticsModel,
}: Block): RowField | undefined {
  if (rows === undefined || mask === undefined || opticsModel !== 'openFront') return undefined
  if (mount.kind === 'dualAxis') return undefined
  const axisAzimuthDeg = mount.kind === 'fixed' ? mount.azimuthDeg - 90 : mount.axisAzimuthDeg
  return {
    mask,
    frame: rowFrame(axisAzimuthDeg, slope, rows.pitchM, rows.collectorWidthM),
    size: {
      widthM: rows.collectorWidthM,
      lengthM: mask.modulesAlong * (mask.isLandscape ? module.lengthM : module.widthM),
      pitchM: rows.pitchM,
    },
    isTracker: mount.kind === 'singleAxis',
  }
}

/** Shadows on the rows behind the first, each [n]; see `rowShadow`. */
export interface RowShadows {
  readonly heightFraction: Float64Array
  readonly freeEndM: Float64Array
}

/** Shadows of a field at each step: rows on trackers are taken as endless, fixed rows have their ends. */
export function rowShadows(field: RowField, input: OpticsInput): RowShadows {
  const n = input.cosAoi.length
  const out = { heightFraction: new Float64Array(n), freeEndM: new Float64Array(n) }
  if (field.isTracker) {
    const { cosRow, sinRow, sunTangent } = crossSection(field.frame, input)
    for (let i = 0; i < n; i++) {
      if (!(input.sunUp[i] > 0 && input.cosAoi[i] > 0)) continue
      out.heightFraction[i] = shadedRowFraction(
        cosRow[i],
        sinRow[i],
        sunTangent[i],
        field.frame.groundCoverage,
      )
    }
    return out
  }
  for (let i = 0; i < n; i++) {
    const cosTilt = input.normalUp[i]
    const sinTilt = Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))
    if (!(sinTilt > 1e-9)) continue
    const east = input.normalEast[i] / sinTilt
    const north = input.normalNorth[i] / sinTilt
    const shadow = rowShadow(
      {
        cosTilt,
        sinTilt,
        sunUp: input.sunUp[i],
        sunAhead: input.sunEast[i] * east + input.sunNorth[i] * north,
        sunAlong: input.sunEast[i] * north - input.sunNorth[i] * east,
      },
      field.size,
    )
    out.heightFraction[i] = shadow.heightFraction
    out.freeEndM[i] = shadow.freeEndM
  }
  return out
}
