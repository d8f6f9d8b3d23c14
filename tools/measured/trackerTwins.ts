import { type Block, simulateBlock, type Weather } from '@duet/engine'
import { HOUR_S } from '@duet/units'

/** Two strings of trackers beside each other that differ in their modules alone. */
export interface TwinYields {
  /** AC energy over nominal DC power, kWh/kWp of each step. */
  readonly monofacial: Float64Array
  readonly bifacial: Float64Array
}

/** The tracker field near Bonanza, Oregon, as the model that made the file's columns had it. */
const SITE = { latitudeDeg: 42.078, longitudeDeg: -121.279, altitudeM: 1270 }
const TABLE_WIDTH_M = 2
const GROUND_COVER_RATIO = 0.35
const HUB_HEIGHT_M = 1.5
const MOST_ANGLE_DEG = 60
/** Usual crystalline modules: change of power, heat balance of an open rack; the same for both strings. */
const GAMMA_PER_K = -0.004
const NOMINAL_W = 300
const VMP_V = 32

/** Yields of both strings by the endless-row optics; neither albedo nor bifaciality was measured. */
export function twinYields(
  weather: Weather,
  { albedo, bifaciality }: { readonly albedo: number; readonly bifaciality: number },
): TwinYields {
  return {
    monofacial: yieldsOf(twinBlock(0, albedo), weather),
    bifacial: yieldsOf(twinBlock(bifaciality, albedo), weather),
  }
}

function yieldsOf(block: Block, weather: Weather): Float64Array {
  const nominalW = NOMINAL_W * block.modulesPerString * block.stringCount
  return simulateBlock(block, weather).series.acInverterW.map(
    (powerW) => ((powerW / nominalW) * weather.stepS) / HOUR_S,
  )
}

function twinBlock(bifaciality: number, albedo: number): Block {
  const modules = 110
  const ratedW = 2 * modules * NOMINAL_W
  return {
    id: bifaciality > 0 ? 'bifacial' : 'monofacial',
    site: SITE,
    skyModel: 'perez',
    albedoByMonth: Array.from({ length: 12 }, () => albedo),
    slope: { tiltDeg: 0, azimuthDeg: 0 },
    mount: {
      kind: 'singleAxis',
      axisAzimuthDeg: 180,
      minAngleDeg: -MOST_ANGLE_DEG,
      maxAngleDeg: MOST_ANGLE_DEG,
      backtracking: true,
      slopeAware: true,
      stowAngleDeg: 0,
    },
    rows: {
      pitchM: TABLE_WIDTH_M / GROUND_COVER_RATIO,
      collectorWidthM: TABLE_WIDTH_M,
      centreHeightM: HUB_HEIGHT_M,
    },
    // Those of a plant whose structure nobody described; see the reference method of the plant package.
    allowances: {
      rearStructureShadeFraction: bifaciality > 0 ? 0.05 : 0,
      transmissionFraction: 0,
      rearMismatchFraction: bifaciality > 0 ? 0.03 : 0,
      frontMismatchFraction: 0.01,
    },
    soiling: { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0) },
    module: {
      electrical: { kind: 'linear', pmpW: NOMINAL_W, vmpV: VMP_V, gammaPerK: GAMMA_PER_K },
      iam: { kind: 'physical', n: 1.526, kPerM: 4, thicknessM: 0.002 },
      spectral: { kind: 'none' },
      cellTemperature: { kind: 'faiman', u0: 25, u1: 6.84 },
      bifaciality,
      lengthM: 2,
      widthM: 1,
    },
    degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
    modulesPerString: 22,
    stringCount: modules / 22,
    stringWireOhm: 0,
    inverter: plainInverter(ratedW),
    inverterCount: 1,
    powerFactor: 1,
    acLine: { resistancePerWireOhm: 0, voltageV: 480 },
    mvTransformer: {
      nominalPowerVa: ratedW,
      ironLossW: 0,
      nightDisconnect: true,
      copperLossAtNominalW: 0,
    },
  }
}

/** Large enough never to limit the strings. */
function plainInverter(ratedW: number): Block['inverter'] {
  return {
    conversion: { kind: 'pvwatts', nominalEfficiency: 0.96, pdc0W: ratedW },
    maxAcPowerW: ratedW,
    maxApparentPowerVa: ratedW,
    minMpptVoltageV: 100,
    maxMpptVoltageV: 1500,
    maxDcVoltageV: 1500,
    maxDcCurrentA: 1e4,
    selfConsumptionW: 0,
    nightTareW: 0,
    derating: [],
    acVoltageV: 480,
  }
}
