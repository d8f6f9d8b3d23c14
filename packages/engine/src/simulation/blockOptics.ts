import type { Block } from '../model/block.ts'
import { infiniteRowsOptics } from '../optics/infiniteRows.ts'
import { openPlaneOptics } from '../optics/openPlane.ts'
import type { Optics } from '../optics/optics.ts'
import { profiledGround } from '../optics/profiledGround.ts'
import { rowFrame } from '../optics/rowFrame.ts'
import { uniformGround } from '../optics/uniformGround.ts'
import { openFrontOptics } from '../sam/openFront.ts'
import { rowField } from '../sam/rowField.ts'
import type { DiffuseIamTable } from '../surface/diffuseIam.ts'

/** True where the block's rows shade each other; a table that turns about two axes stands by itself. */
export function hasRowOptics(block: Block): boolean {
  return (
    block.rows !== undefined && block.opticsModel !== 'openPlane' && block.mount.kind !== 'dualAxis'
  )
}

/** The optics of a block: endless rows where it has rows, else one open plane. */
export function blockOptics(block: Block, glass: DiffuseIamTable): Optics {
  const { rows, mount, slope, allowances, module, opticsModel } = block
  const isBifacial = module.bifaciality > 0
  if (rows === undefined || mount.kind === 'dualAxis' || !hasRowOptics(block)) {
    return openPlaneOptics(glass, isBifacial)
  }
  const axisAzimuthDeg = mount.kind === 'fixed' ? mount.azimuthDeg - 90 : mount.axisAzimuthDeg
  const frame = rowFrame(axisAzimuthDeg, slope, rows.pitchM, rows.collectorWidthM)
  const { transmissionFraction } = allowances
  const shape = {
    width: frame.groundCoverage,
    // Upright height, seen square to the ground.
    height: (rows.centreHeightM * frame.ground[2]) / frame.groundPitchM,
  }
  const infiniteRows = {
    frame,
    ground:
      opticsModel === 'infiniteSheds'
        ? uniformGround(frame.groundCoverage, transmissionFraction)
        : profiledGround(shape, transmissionFraction),
    glass,
    isBifacial,
  }
  if (opticsModel !== 'openFront') return infiniteRowsOptics(infiniteRows)
  return openFrontOptics(infiniteRows, rowField(block))
}
