import { type Block, clearSkyAt, sunAtIntervals, type Weather } from '@duet/engine'
import { DAY_MS, HOUR_MS } from '@duet/units'

/** A 400 W module by the CEC model. */
const MODULE: Block['module'] = {
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

/** 680 kWp of bifacial modules on trackers in long rows, two inverters, all stages of the chain in use. */
const TRACKER_BLOCK: Block = {
  id: 'block',
  site: { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 },
  skyModel: 'perez',
  albedoByMonth: Array.from({ length: 12 }, () => 0.2),
  slope: { tiltDeg: 0, azimuthDeg: 180 },
  mount: {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -55,
    maxAngleDeg: 55,
    backtracking: true,
    slopeAware: true,
    stowAngleDeg: 0,
  },
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

/** Trackers in long rows at Phoenix. */
export const trackerBlock = (): Block => TRACKER_BLOCK

const STEP_S = 600

/** Clear days of June at Phoenix, from local midnight, in steps of ten minutes. */
export function clearDays(days: number): Weather {
  const { site } = TRACKER_BLOCK
  const start = Date.UTC(2025, 5, 10, 7)
  const n = (days * DAY_MS) / (STEP_S * 1000)
  const intervalStartUtcMs = Float64Array.from({ length: n }, (_, i) => start + i * STEP_S * 1000)
  const clear = clearSkyAt(
    sunAtIntervals({ intervalStartUtcMs, stepS: STEP_S }, site),
    site.altitudeM,
  )
  return {
    intervalStartUtcMs,
    stepS: STEP_S,
    utcOffsetH: -7,
    ...clear,
    airC: intervalStartUtcMs.map(
      (utcMs) => 30 - 8 * Math.cos(((utcMs / HOUR_MS - 7 - 3) / 24) * 2 * Math.PI),
    ),
    windMPerS: new Float64Array(n).fill(2),
  }
}
