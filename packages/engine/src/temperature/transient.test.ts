import { describe, expect, test } from 'vitest'
import { faimanCellTemperatureC } from './faiman.ts'
import { faimanRadiationCellTemperatureC } from './faimanRadiation.ts'
import { fuentesCellTemperatureC } from './fuentes.ts'
import { smoothedCellTemperatureC } from './prilliman.ts'
import { linearCellTemperatureC, rossCellTemperatureC, rossCoefficient } from './simpleCell.ts'

const one = (x: number) => Float64Array.of(x)

describe('a module under the sky', () => {
  const module = { u0: 25, u1: 6.84, skyView: 1, emissivity: 0.88 }
  const at = (infraredWm2: number) =>
    faimanRadiationCellTemperatureC(one(0), one(10), one(1), one(infraredWm2), module)[0]

  test('is colder than the air under a clear sky, and as warm under one as warm as the air', () => {
    expect(at(250)).toBeLessThan(8)
    expect(at(5.670374419e-8 * 283.15 ** 4)).toBeCloseTo(10, 10)
  })

  test('is that of Faiman where the infrared is not known', () => {
    expect(at(NaN)).toBe(faimanCellTemperatureC(one(0), one(10), one(1), module)[0])
  })
})

describe('a module that stores heat, by Fuentes', () => {
  const module = {
    noctC: 46,
    moduleHeightM: 5,
    windHeightM: 9.144,
    emissivity: 0.84,
    absorption: 0.83,
    tiltDeg: 30,
    widthM: 0.31579,
    lengthM: 1.2,
  }
  const steady = (poa: number, air: number, wind: number) => {
    const held = (x: number) => new Float64Array(48).fill(x)
    return fuentesCellTemperatureC(held(poa), held(air), held(wind), 3600, module)
  }

  test('comes to its NOCT under the conditions of NOCT', () => {
    // Wind of 1 m/s at the module; the sky of NOCT is a little warmer than the model's own.
    const windAtAnemometer = 1 / (5 / 9.144) ** 0.2
    expect(Math.abs(steady(800, 20, windAtAnemometer)[47] - 46)).toBeLessThan(1)
  })

  test('lags: minutes after the light comes it is colder than in the end', () => {
    const poa = new Float64Array(60).fill(800)
    poa.fill(0, 0, 10)
    const held = new Float64Array(60)
    const cellC = fuentesCellTemperatureC(
      poa,
      held.fill(20),
      new Float64Array(60).fill(1),
      60,
      module,
    )
    expect(cellC[12]).toBeGreaterThan(cellC[9])
    expect(cellC[59] - cellC[12]).toBeGreaterThan(10)
  })
})

describe('a temperature smoothed by Prilliman', () => {
  test('stays as it is where the step is 20 minutes or more', () => {
    const cellC = Float64Array.of(20, 60, 20)
    expect(smoothedCellTemperatureC(cellC, new Float64Array(3), 1200, 11.1)).toEqual(cellC)
  })

  test('follows a jump over the minutes after it, and steps over what is missing', () => {
    const cellC = Float64Array.of(20, 20, 60, 60, NaN, 60, 60, 60)
    const out = smoothedCellTemperatureC(cellC, new Float64Array(8).fill(2), 60, 11.1)
    expect(out[2]).toBe(20)
    expect(out[3]).toBeGreaterThan(20)
    expect(out[6]).toBeGreaterThan(out[3])
    expect(out[7]).toBeLessThan(60)
  })
})

test('Ross and the general linear model, by hand', () => {
  expect(rossCellTemperatureC(rossCoefficient(45), 800, 20)).toBeCloseTo(45, 12)
  const heat = { constantLoss: 11, windLoss: 2, efficiency: 0.2, absorptance: 0.9 }
  expect(linearCellTemperatureC(heat, 1000, 20, 2)).toBeCloseTo(20 + 700 / 15, 12)
})
