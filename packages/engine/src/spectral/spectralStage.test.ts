import { expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { ModuleSpectral } from '../model/module.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { clearSkyIndex } from './clearSkyIndex.ts'
import { caballeroModifier, jrcModifier, PVSPEC, pvspecModifier } from './skySpectral.ts'
import { firstSolar1Modifier } from './spectral.ts'

const WEEK = { from: 24 * 160, to: 24 * 167 }
const SAPM = [0.9281, 0.0661, -0.0142, 0.0012, -3.4e-5] as const
/** What stands in for the aerosol and, here without any in the weather, the water of the air. */
const AEROSOL = 0.084
const WATER_CM = 1.42

const MODELS: readonly ModuleSpectral[] = [
  { kind: 'firstSolar1', coefficients: SAPM },
  { kind: 'pvspec', coefficients: PVSPEC.cigs },
  { kind: 'jrc', moduleType: 'cdte' },
  { kind: 'caballero', moduleType: 'perovskite' },
]

const { relativeHumidityPercent: _, precipitableWaterCm: __, ...weather } = greensboroWeather(3600)

function run(spectral: ModuleSpectral) {
  const block: Block = { ...TRACKER_BLOCK, module: { ...TRACKER_BLOCK.module, spectral } }
  return simulateBlock(block, weather, WEEK).series
}

function modifierAt(
  model: ModuleSpectral,
  elevationDeg: number,
  ghiWm2: number,
  pressurePa: number,
): number {
  const one = (value: number): Float64Array => Float64Array.of(value)
  const zenith = one(90 - elevationDeg)
  const relative = relativeAirmass(zenith)
  const absolute = absoluteAirmass(relative, pressurePa)
  const clear = clearSkyIndex(one(ghiWm2), zenith)
  switch (model.kind) {
    case 'firstSolar1':
      return firstSolar1Modifier(absolute, model.coefficients)[0]
    case 'pvspec':
      return pvspecModifier(model.coefficients, absolute, clear)[0]
    case 'jrc':
      return jrcModifier(model.moduleType, relative, clear)[0]
    case 'caballero': {
      const limited = absolute.map((am) => Math.min(10, am))
      return caballeroModifier(model.moduleType, limited, one(AEROSOL), one(WATER_CM))[0]
    }
    case 'none':
    case 'firstSolar2':
      return Number.NaN
  }
}

test.each(MODELS)(
  '$kind changes the light behind the glass by its factor, and nothing before',
  (model) => {
    const plain = run({ kind: 'none' })
    const coloured = run(model)
    expect(coloured.poaAfterIamWm2).toEqual(plain.poaAfterIamWm2)
    const pressurePa = pressureAtAltitudePa(TRACKER_BLOCK.site.altitudeM)
    let lit = 0
    for (let i = 0; i < plain.ghiWm2.length; i++) {
      if (!(plain.poaAfterIamWm2[i] > 0 && plain.sunElevationDeg[i] > 0)) continue
      const pressure = weather.pressurePa?.[WEEK.from + i] ?? pressurePa
      const factor = modifierAt(model, plain.sunElevationDeg[i], plain.ghiWm2[i], pressure)
      expect(coloured.poaAfterSpectralWm2[i] / plain.poaAfterIamWm2[i]).toBeCloseTo(factor, 9)
      lit++
    }
    expect(lit).toBeGreaterThan(80)
  },
)
