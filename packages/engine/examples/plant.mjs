// @ts-check

/** Place of the examples: Phoenix, Arizona. */
export const SITE = { latitudeDeg: 33.43, longitudeDeg: -112.02, altitudeM: 337 }
export const UTC_OFFSET_H = -7

/**
 * A bifacial module of 550 W by the figures of its datasheet.
 *
 * @type {import('@duet/engine').DiodeModule}
 */
export const ELECTRICAL = {
  kind: 'datasheet',
  iscA: 14,
  vocV: 49.9,
  seriesOhm: 0.203,
  shuntOhm: 300,
  ideality: 0.98,
  cellsInSeries: 72,
  alphaIscAPerK: 0.00728,
  betaVocVPerK: -0.128,
  translation: 'desoto',
  bandGapEv: 1.121,
  bandGapPerK: -0.0002677,
}

/**
 * 1.1 MWp of bifacial modules on single-axis trackers in endless rows, with inverters of 1 MW in all.
 *
 * @type {import('@duet/engine').Block}
 */
export const BLOCK = {
  id: 'east',
  site: SITE,
  skyModel: 'perez',
  albedoByMonth: Array.from({ length: 12 }, () => 0.25),
  slope: { tiltDeg: 0, azimuthDeg: 180 },
  mount: {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -60,
    maxAngleDeg: 60,
    backtracking: true,
    slopeAware: true,
    stowAngleDeg: 0,
  },
  rows: { pitchM: 6.5, collectorWidthM: 2.28, centreHeightM: 1.5 },
  allowances: {
    rearStructureShadeFraction: 0.05,
    transmissionFraction: 0.03,
    rearMismatchFraction: 0.03,
    frontMismatchFraction: 0.01,
    qualityFraction: 0,
  },
  soiling: { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0.02) },
  module: {
    electrical: ELECTRICAL,
    iam: { kind: 'physical', n: 1.526, kPerM: 4, thicknessM: 0.002 },
    spectral: { kind: 'none' },
    cellTemperature: { kind: 'faiman', u0: 25, u1: 6.84 },
    bifaciality: 0.7,
    lengthM: 2.278,
    widthM: 1.134,
  },
  degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
  modulesPerString: 28,
  stringCount: 72,
  stringWireOhm: 0.3,
  inverter: {
    conversion: { kind: 'pvwatts', nominalEfficiency: 0.985, pdc0W: 253_807 },
    maxAcPowerW: 250_000,
    maxApparentPowerVa: 250_000,
    minMpptVoltageV: 860,
    maxMpptVoltageV: 1300,
    maxDcVoltageV: 1500,
    maxDcCurrentA: 400,
    selfConsumptionW: 0,
    nightTareW: 5,
    derating: [],
    acVoltageV: 800,
  },
  inverterCount: 4,
  powerFactor: 1,
  acLine: { resistancePerWireOhm: 0.003, voltageV: 800 },
  mvTransformer: {
    nominalPowerVa: 1_100_000,
    ironLossW: 1100,
    nightDisconnect: false,
    copperLossAtNominalW: 11_000,
  },
}
