import type { Module } from '@duet/engine'
import type { PvwattsField } from './pvwattsField.ts'
import { airmassPolynomial, DE_SOTO_AIRMASS, REAR_GLASS, SAM_COVER } from './samModule.ts'

/** PVWatts lays out modules of this power, W, and takes them to work at 60 V. */
export const MODULE_W = 300
export const MODULE_VMP_V = 60

/** What stands for a type of module: efficiency, coefficient of power, and the CEC module that version 8 takes. */
export interface PvwattsType {
  readonly efficiency: number
  readonly gammaPerK: number
  readonly fillFactor: number
  readonly cec: Extract<Module['electrical'], { kind: 'cec' }>
  readonly vmpV: number
  readonly impA: number
  readonly areaM2: number
}

/**
 * Types 0 standard, 1 premium, 2 thin film. The modules of version 8 are Canadian Solar CS1H-320MS, SunPower SPR-E20-327 and
 * First Solar FS-6435A of SAM's CEC list.
 */
export const PVWATTS_TYPES: readonly PvwattsType[] = [
  {
    efficiency: 0.19,
    gammaPerK: -0.0037,
    fillFactor: 0.778,
    cec: {
      kind: 'cec',
      alphaScAPerK: 0.004755,
      aRefV: 1.65916,
      ilRefA: 9.51393,
      ioRefA: 4.37813e-11,
      rshRefOhm: 654.059,
      rsOhm: 0.269953,
      adjustPercent: 5.79586,
    },
    vmpV: 35.8,
    impA: 9.01,
    areaM2: 1.6864,
  },
  {
    efficiency: 0.21,
    gammaPerK: -0.0035,
    fillFactor: 0.78,
    cec: {
      kind: 'cec',
      alphaScAPerK: 0.0026,
      aRefV: 2.45326,
      ilRefA: 6.4704,
      ioRefA: 2.01784e-11,
      rshRefOhm: 261.723,
      rsOhm: 0.421231,
      adjustPercent: 9.56482,
    },
    vmpV: 54.7,
    impA: 5.98,
    areaM2: 1.6297,
  },
  {
    efficiency: 0.18,
    gammaPerK: -0.0032,
    fillFactor: 0.777,
    cec: {
      kind: 'cec',
      alphaScAPerK: 0.00102,
      aRefV: 7.97293,
      ilRefA: 2.55475,
      ioRefA: 2.69243e-12,
      rshRefOhm: 2476.95,
      rsOhm: 4.60991,
      adjustPercent: -2.49865,
    },
    vmpV: 183.6,
    impA: 2.37,
    areaM2: 2.4751,
  },
]

/** Power of the module that stands for the system's. */
export function ratedW(version: 7 | 8, { vmpV, impA }: PvwattsType): number {
  return version === 7 ? MODULE_W : vmpV * impA
}

export function pvwattsModule(
  version: 7 | 8,
  type: PvwattsType,
  { lengthM, widthM }: PvwattsField,
  arrayType: number,
  bifaciality: number,
): Module {
  return {
    electrical:
      version === 7
        ? { kind: 'linear', pmpW: MODULE_W, vmpV: MODULE_VMP_V, gammaPerK: type.gammaPerK }
        : type.cec,
    iam: REAR_GLASS,
    cover: SAM_COVER,
    // Version 7 follows the polynomial down to the horizon.
    spectral:
      version === 7 ? { kind: 'firstSolar1', coefficients: DE_SOTO_AIRMASS } : airmassPolynomial(),
    cellTemperature: {
      kind: 'noct',
      noctC: arrayType === 1 ? 49 : 45,
      efficiency: version === 7 ? type.efficiency : (type.vmpV * type.impA) / (1000 * type.areaM2),
    },
    heatedBy: version === 7 ? 'plane' : 'effectiveFront',
    bifaciality,
    lengthM,
    widthM,
  }
}
