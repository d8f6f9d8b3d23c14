import { ZERO_CELSIUS_K } from '@duet/units'

/** A module and its place, for `fuentesCellTemperatureC`. */
export interface FuentesModule {
  /** Installed nominal operating cell temperature, °C. */
  readonly noctC: number
  /** Of the module's centre and of the anemometer, m. */
  readonly moduleHeightM: number
  readonly windHeightM: number
  readonly emissivity: number
  readonly absorption: number
  readonly tiltDeg: number
  readonly widthM: number
  readonly lengthM: number
}

/** As the report has it, W/(m²·K⁴). */
const STEFAN_BOLTZMANN = 5.669e-8
/** NOCT conditions: light, W/m², air, sky, K, wind, m/s. */
const NOCT_WM2 = 800
const NOCT_AIR_K = 293.15
const NOCT_SKY_K = 282.21
const NOCT_WIND_M_PER_S = 1
/** Heat that a module of the report holds, J/(m²·K); more where its INOCT is above 48 °C, which means a roof behind it. */
const CAPACITY = 11000
const FREE_STANDING_K = 321.15
const START_K = 293.15
const ITERATIONS = 10

/**
 * Cell temperature of a module that exchanges heat with air, sky and ground and stores it [1]: the exact solution of its
 * balance over each step with light that changes linearly, with ten rounds for the coefficients, which depend on the
 * result. The first step begins at 20 °C in the dark. NaN gives NaN from there on.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - at `windHeightM`, [n], m/s
 * @param out - written and returned, [n], °C
 * @see [1] M. K. Fuentes, A Simplified Thermal Model for Flat-Plate Photovoltaic Arrays, SAND85-0330 (1987)
 */
export function fuentesCellTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  stepS: number,
  module: FuentesModule,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  const thermal = thermalModule(module)
  const windRatio = (module.moduleHeightM / module.windHeightM) ** 0.2
  let moduleK = START_K
  let absorbedBefore = 0
  for (let i = 0; i < out.length; i++) {
    const absorbedNow = poaWm2[i] * module.absorption
    // The small addition keeps convection defined in still air.
    const windMod = windMPerS[i] * windRatio + 1e-4
    const airK = airC[i] + ZERO_CELSIUS_K
    moduleK = afterStep(thermal, { moduleK, absorbedBefore, absorbedNow, airK, windMod, stepS })
    absorbedBefore = absorbedNow
    out[i] = moduleK - ZERO_CELSIUS_K
  }
  return out
}

interface Thermal {
  readonly emissivity: number
  readonly diameterM: number
  readonly tiltSine: number
  readonly capacity: number
  /** Warmth of the ground between air (0) and module (1). */
  readonly groundRatio: number
  /** Convection of both sides over that of the top. */
  readonly convectionRatio: number
}

/** Ground and convection ratios that make the module as warm as its INOCT at NOCT conditions. */
function thermalModule(module: FuentesModule): Thermal {
  const { emissivity, absorption, widthM, lengthM } = module
  const noctK = module.noctC + ZERO_CELSIUS_K
  const rise = noctK - NOCT_AIR_K
  const diameterM = (2 * widthM * lengthM) / (widthM + lengthM)
  const tiltSine = Math.sin((module.tiltDeg * Math.PI) / 180)
  const top = convection(
    (noctK + NOCT_AIR_K) / 2,
    NOCT_WIND_M_PER_S,
    rise,
    diameterM,
    tiltSine,
    false,
  )
  const radiated = emissivity * STEFAN_BOLTZMANN
  const toGround = radiative(radiated, noctK, NOCT_AIR_K)
  const back =
    (absorption * NOCT_WM2 - radiated * (noctK ** 4 - NOCT_SKY_K ** 4) - top * rise) /
    ((toGround + top) * rise)
  const groundK = (noctK ** 4 - back * (noctK ** 4 - NOCT_AIR_K ** 4)) ** 0.25
  const clippedK = Math.min(Math.max(groundK, NOCT_AIR_K), noctK)
  const lost = radiated * (2 * noctK ** 4 - NOCT_SKY_K ** 4 - clippedK ** 4)
  return {
    emissivity,
    diameterM,
    tiltSine,
    capacity: noctK > FREE_STANDING_K ? CAPACITY * (1 + (noctK - FREE_STANDING_K) / 12) : CAPACITY,
    groundRatio: (clippedK - NOCT_AIR_K) / rise,
    convectionRatio: (absorption * NOCT_WM2 - lost) / (top * rise),
  }
}

interface Step {
  readonly moduleK: number
  readonly absorbedBefore: number
  readonly absorbedNow: number
  readonly airK: number
  readonly windMod: number
  readonly stepS: number
}

function afterStep(thermal: Thermal, step: Step): number {
  const { moduleK, absorbedBefore, absorbedNow, airK, windMod } = step
  const radiated = thermal.emissivity * STEFAN_BOLTZMANN
  // Sky between clear, 0.0552·T^1.5, and as warm as the air.
  const skyK = 0.68 * (0.0552 * airK ** 1.5) + 0.32 * airK
  const change = absorbedNow - absorbedBefore
  let warmK = moduleK
  for (let round = 0; round < ITERATIONS; round++) {
    const meanK = (warmK + airK) / 2
    const toAir =
      thermal.convectionRatio *
      convection(meanK, windMod, Math.abs(warmK - airK), thermal.diameterM, thermal.tiltSine, true)
    const toSky = radiative(radiated, warmK, skyK)
    const groundK = airK + thermal.groundRatio * (warmK - airK)
    const toGround = radiative(radiated, warmK, groundK)
    const all = toAir + toSky + toGround
    const decay = (-all / thermal.capacity) * step.stepS
    const left = decay > -10 ? Math.exp(decay) : 0
    const drive = toAir * airK + toSky * skyK + toGround * groundK + absorbedBefore + change / decay
    warmK = moduleK * left + ((1 - left) * drive + change) / all
  }
  return warmK
}

/** Heat exchanged by radiation per kelvin between two temperatures, W/(m²·K). */
function radiative(radiated: number, aK: number, bK: number): number {
  return radiated * (aK * aK + bK * bK) * (aK + bK)
}

/** Free and forced convection of one side, W/(m²·K); turbulent above a Reynolds number of 1.2e5 where that is asked for. */
function convection(
  meanK: number,
  windMPerS: number,
  riseK: number,
  diameterM: number,
  tiltSine: number,
  mayBeTurbulent: boolean,
): number {
  const density = (0.003484 * 101325) / meanK
  const viscosity = (0.24237e-6 * meanK ** 0.76) / density
  const conductivity = 2.1695e-4 * meanK ** 0.84
  const reynolds = (windMPerS * diameterM) / viscosity
  const stream = density * windMPerS * 1007
  const forced =
    mayBeTurbulent && reynolds > 1.2e5
      ? (0.0282 / reynolds ** 0.2 / 0.71 ** 0.4) * stream
      : (0.86 / reynolds ** 0.5 / 0.71 ** 0.67) * stream
  const grashof = (((9.8 / meanK) * riseK * diameterM ** 3) / viscosity ** 2) * tiltSine
  const free = (0.21 * (grashof * 0.71) ** 0.32 * conductivity) / diameterM
  return Math.cbrt(free ** 3 + forced ** 3)
}
