import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import type { Mount } from '../model/mount.ts'

/** A 400 W module by the CEC model. */
export const MODULE: Module = {
  electrical: {
    kind: 'cec',
    alphaScAPerK: 0.004072,
    aRefV: 1.83779,
    ilRefA: 10.2881,
    ioRefA: 1.26e-11,
    rshRefOhm: 613.581,
    rsOhm: 0.376109,
    adjustPercent: 2.24096,
  },
  iam: { kind: 'physical', n: 1.526, kPerM: 4, thicknessM: 0.002 },
  spectral: { kind: 'none' },
  cellTemperature: { kind: 'faiman', u0: 25, u1: 6.84 },
  bifaciality: 0.7,
  lengthM: 2,
  widthM: 1,
}

export const TRACKER_MOUNT: Extract<Mount, { kind: 'singleAxis' }> = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -55,
  maxAngleDeg: 55,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}

/** 680 kWp of bifacial modules on trackers in long rows, two inverters, all stages of the chain in use. */
export const TRACKER_BLOCK: Block = {
  id: 'block',
  site: { latitudeDeg: 36.1, longitudeDeg: -79.95, altitudeM: 273 },
  skyModel: 'perez',
  albedoByMonth: Array.from({ length: 12 }, () => 0.2),
  slope: { tiltDeg: 0, azimuthDeg: 180 },
  mount: TRACKER_MOUNT,
  rows: { pitchM: 5, collectorWidthM: 2, centreHeightM: 1.5 },
  allowances: {
    rearStructureShadeFraction: 0.05,
    transmissionFraction: 0.04,
    rearMismatchFraction: 0.03,
    frontMismatchFraction: 0.01,
    qualityFraction: 0.005,
  },
  soiling: { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0.02) },
  module: MODULE,
  degradation: {
    firstYearFraction: 0.02,
    laterYearsFraction: 0.005,
    startUtcMs: Date.UTC(2020, 0, 1),
  },
  modulesPerString: 17,
  stringCount: 100,
  stringWireOhm: 0.4,
  inverter: {
    conversion: {
      kind: 'sandia',
      pacoW: 250000,
      pdcoW: 255000,
      vdcoV: 730,
      psoW: 400,
      c0: -3.5e-8,
      c1: -2.2e-5,
      c2: -0.003357,
      c3: -0.001127,
    },
    maxAcPowerW: 250000,
    maxApparentPowerVa: 260000,
    minMpptVoltageV: 500,
    maxMpptVoltageV: 900,
    maxDcVoltageV: 1100,
    maxDcCurrentA: 800,
    selfConsumptionW: 30,
    nightTareW: 75,
    derating: [
      { airC: 30, maxAcPowerW: 250000 },
      { airC: 50, maxAcPowerW: 200000 },
    ],
    acVoltageV: 480,
  },
  inverterCount: 2,
  powerFactor: 0.95,
  acLine: { resistancePerWireOhm: 0.003, voltageV: 480 },
  mvTransformer: {
    nominalPowerVa: 600000,
    ironLossW: 800,
    nightDisconnect: false,
    copperLossAtNominalW: 6000,
  },
}
