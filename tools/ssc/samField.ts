import type { Block, Mount, RowMask } from '@duet/engine'
import { type SscInputs, UnsupportedRun } from './inputs.ts'
import type { SamModule } from './samModule.ts'
import type { RunSite } from './sscRun.ts'

/** Bypass diodes that SSC gives every module. */
const SAM_DIODES = 3

/** Inputs of one subarray by the names behind `subarrayN_`. */
export type Subarray = Pick<SscInputs, 'number' | 'required' | 'list'>

export function samMount(subarray: Subarray, { latitudeDeg }: RunSite): Mount {
  const isAtLatitude = subarray.number('tilt_eq_lat', 0) === 1
  const tiltDeg = isAtLatitude ? Math.abs(latitudeDeg) : subarray.number('tilt', 0)
  const azimuthDeg = subarray.number('azimuth', 180)
  const trackMode = subarray.number('track_mode', 0)
  const limitDeg = subarray.number('rotlim', 45)
  const backtracking = subarray.number('backtrack', 0) === 1
  switch (trackMode) {
    case 0:
      return { kind: 'fixed', tiltDeg, azimuthDeg }
    case 1:
      return {
        kind: 'singleAxis',
        axisAzimuthDeg: azimuthDeg,
        minAngleDeg: -limitDeg,
        maxAngleDeg: limitDeg,
        backtracking,
        slopeAware: true,
        stowAngleDeg: 0,
      }
    case 2:
      return {
        kind: 'dualAxis',
        minTiltDeg: 0,
        maxTiltDeg: 90,
        minAzimuthDeg: 0,
        maxAzimuthDeg: 360,
      }
    case 3:
      return {
        kind: 'dualAxis',
        minTiltDeg: tiltDeg,
        maxTiltDeg: tiltDeg,
        minAzimuthDeg: 0,
        maxAzimuthDeg: 360,
      }
    default:
      throw new UnsupportedRun(`track_mode ${trackMode}: 0 to 3 are known`)
  }
}

/** A tracker's axis lies in the ground: its tilt, or a slope across a level axis, is that of the ground. */
export function samSlope(subarray: Subarray, mount: Mount): Block['slope'] {
  const tiltDeg = subarray.number('tilt', 0)
  const slopeDeg = subarray.number('slope_tilt', 0)
  const slopeAzimuthDeg = subarray.number('slope_azm', 0)
  if (mount.kind !== 'singleAxis') {
    if (slopeDeg !== 0) throw new UnsupportedRun('slope_tilt without single-axis trackers')
    return { tiltDeg: 0, azimuthDeg: 180 }
  }
  if (slopeDeg === 0) return { tiltDeg, azimuthDeg: mount.axisAzimuthDeg }
  if (tiltDeg !== 0) throw new UnsupportedRun('slope_tilt with a tilted axis')
  return { tiltDeg: slopeDeg, azimuthDeg: slopeAzimuthDeg }
}

/** Slant width of the rows: modules up, long or short side across. */
function samWidthM(subarray: Subarray, { module }: SamModule): number {
  const isLandscape = subarray.number('mod_orient', 0) === 1
  const up = subarray.number('nmody', 1)
  return Math.max(1, up) * (isLandscape ? module.widthM : module.lengthM)
}

export function samRows(
  subarray: Subarray,
  module: SamModule,
  mount: Mount,
): NonNullable<Block['rows']> {
  const widthM = samWidthM(subarray, module)
  const gcr = subarray.number('gcr', 0.3)
  // The height given is that of the lower edge of fixed rows and of the axis of trackers.
  const riseM =
    mount.kind === 'fixed' ? (widthM / 2) * Math.sin((mount.tiltDeg * Math.PI) / 180) : 0
  return {
    pitchM: widthM / gcr,
    collectorWidthM: widthM,
    centreHeightM: module.clearanceM + riseM,
  }
}

interface FieldSize {
  readonly mount: Mount
  readonly modulesPerString: number
  readonly stringCount: number
}

export function samMask(
  subarray: Subarray,
  module: SamModule,
  { mount, modulesPerString, stringCount }: FieldSize,
): RowMask | undefined {
  const shadeMode = subarray.number('shade_mode', 0)
  const modulesAcross = subarray.number('nmody', 1)
  const modulesAlong = subarray.number('nmodx', 1)
  const isLandscape = subarray.number('mod_orient', 0) === 1
  if (shadeMode === 0 || mount.kind === 'dualAxis') return undefined
  const rowCount = Math.floor((stringCount * modulesPerString) / (modulesAlong * modulesAcross))
  if (rowCount < 1) throw new UnsupportedRun('nmodx and nmody hold more than all modules')
  const isTurnedBack = mount.kind === 'singleAxis' && mount.backtracking
  return {
    beam: isTurnedBack ? 'none' : shadeMode === 2 ? 'linear' : 'strings',
    rowCount,
    modulesAcross,
    modulesAlong,
    isLandscape,
    hasStringsAlong: Math.floor(modulesAlong / modulesPerString) > 1,
    bypassDiodes: SAM_DIODES,
    fillFactor: module.fillFactor,
    vmpV: module.vmpV,
  }
}
