import type { Block, Mount, RowMask } from '@duet/engine'
import { type SscInputs, UnsupportedRun } from './inputs.ts'
import { MODULE_VMP_V, MODULE_W, type PvwattsType } from './pvwattsModule.ts'

/** Length over width of PVWatts' modules, their bypass diodes, and the height of bifacial rows, m. */
const ASPECT = 1.7
const DIODES = 3
const CLEARANCE_M = 1

export function pvwattsMount(inputs: SscInputs, arrayType: number): Mount {
  const tiltDeg = inputs.number('tilt', 0)
  const azimuthDeg = inputs.number('azimuth', 180)
  const limitDeg = inputs.number('rotlim', 45)
  switch (arrayType) {
    case 0:
    case 1:
      return { kind: 'fixed', tiltDeg, azimuthDeg }
    case 2:
    case 3:
      return {
        kind: 'singleAxis',
        axisAzimuthDeg: azimuthDeg,
        minAngleDeg: -limitDeg,
        maxAngleDeg: limitDeg,
        backtracking: arrayType === 3,
        slopeAware: true,
        stowAngleDeg: 0,
      }
    case 4:
      return {
        kind: 'dualAxis',
        minTiltDeg: 0,
        maxTiltDeg: 90,
        minAzimuthDeg: 0,
        maxAzimuthDeg: 360,
      }
    default:
      throw new UnsupportedRun(`array_type ${arrayType}: 0 to 4 are known`)
  }
}

export function pvwattsSlope(inputs: SscInputs, mount: Mount): Block['slope'] {
  if (mount.kind !== 'singleAxis') return { tiltDeg: 0, azimuthDeg: 180 }
  return { tiltDeg: inputs.number('tilt', 0), azimuthDeg: mount.axisAzimuthDeg }
}

export interface PvwattsField {
  readonly lengthM: number
  readonly widthM: number
  readonly modulesAcross: number
  readonly modulesAlong: number
  readonly rowCount: number
  readonly rows: NonNullable<Block['rows']>
}

/** A square field of rows one module high on trackers, else two, upright. */
export function pvwattsField(
  { efficiency }: PvwattsType,
  mount: Mount,
  capacityW: number,
  gcr: number,
): PvwattsField {
  const widthM = Math.sqrt(MODULE_W / efficiency / 1000 / ASPECT)
  const lengthM = widthM * ASPECT
  const modulesAcross = mount.kind === 'singleAxis' ? 1 : 2
  const modules = Math.max(1, Math.ceil(capacityW / MODULE_W))
  const rowCount = Math.ceil(Math.sqrt(modules / modulesAcross))
  const slantM = modulesAcross * lengthM
  const riseM =
    mount.kind === 'fixed' ? (slantM / 2) * Math.sin((mount.tiltDeg * Math.PI) / 180) : 0
  return {
    lengthM,
    widthM,
    modulesAcross,
    modulesAlong: Math.max(1, Math.ceil(modules / (rowCount * modulesAcross))),
    rowCount,
    rows: { pitchM: slantM / gcr, collectorWidthM: slantM, centreHeightM: CLEARANCE_M + riseM },
  }
}

export function pvwattsMask(
  { fillFactor }: PvwattsType,
  { rowCount, modulesAcross, modulesAlong }: PvwattsField,
  mount: Mount,
): RowMask {
  return {
    beam: mount.kind === 'singleAxis' && mount.backtracking ? 'none' : 'linear',
    rowCount,
    modulesAcross,
    modulesAlong,
    isLandscape: false,
    hasStringsAlong: modulesAlong >= 14,
    bypassDiodes: DIODES,
    fillFactor,
    vmpV: MODULE_VMP_V,
    dimsRear: true,
  }
}
