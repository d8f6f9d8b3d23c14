import { fineIamProfile } from '@duet/formats'
import { describe, expect, test } from 'vitest'
import { findInverter, findModule } from './catalogue.ts'
import { hourlyExport } from './hourlyExport.ts'
import { reportFacts } from './reportText.ts'

describe('hourly export', () => {
  test('has columns by name, and knows its variant', () => {
    const { variant, columns } = hourlyExport(
      'PVSYST 7.3.4\nSimulation variant,A.VC1,06/15/23 09h39,ONE ROW,\n\ndate,GlobInc,EArray\n    ,W/m²,kW\n\n01/01/90 00:00,0,1\n01/01/90 01:00,5,2.5\n',
    )
    expect(variant).toBe('ONE ROW')
    expect(columns.get('EArray')).toEqual(Float64Array.of(1, 2.5))
  })

  test('without names is refused', () => {
    expect(() => hourlyExport('PVSYST\n')).toThrow('no line of names')
  })
})

const REPORT = `
                 Variant: Two rows
   Model                  LR6-72 BP 370 M Bifacial      Model      Symo Advanced 24.0-3 480
   Unit Nom. Power              370 Wp                  Unit Nom. Power          24.0 kWac
   Modules    9 Strings x 16 In series                  Operating voltage       200-800 V
   Module area                  284 m²
   Uc (const)                20.0 W/m²K                 Global array res.           112 mΩ
   Uv (wind)                  1.2 W/m²K/m/s
                                +0.50%                 Module quality loss
`

describe('report', () => {
  test('tells what the variant does not', () => {
    expect(reportFacts(REPORT)).toEqual({
      variant: 'Two rows',
      moduleModel: 'LR6-72 BP 370 M Bifacial',
      inverterModel: 'Symo Advanced 24.0-3 480',
      moduleNominalW: 370,
      inverterNominalW: 24_000,
      inverterMinV: 200,
      inverterMaxV: 800,
      moduleAreaM2: 284,
      uc: 20,
      uv: 1.2,
      qualityGainFraction: 0.005,
    })
  })

  test('names what it lacks', () => {
    expect(() => reportFacts(REPORT.replace('Module area', 'Area'))).toThrow('the module area')
  })
})

describe('catalogue', () => {
  const row = (Name: string, Manufacturer = '') => ({ Name, Manufacturer })
  const catalogue = {
    modules: [
      row('LONGi Co. LR6-72BP-365M', 'LONGi Co.'),
      row('LONGi Co. LR6-72BP-370M', 'LONGi Co.'),
    ],
    inverters: [
      row('Fronius: Fronius Symo Advanced 24.0-3 480 Lite [480V]'),
      row('Fronius: Fronius Symo Advanced 24.0-3 480 [480V]'),
    ],
  }

  test('finds a model however it is spelt', () => {
    expect(findModule(catalogue, 'LR6-72 BP 370 M Bifacial')).toBe(catalogue.modules[1])
    expect(findInverter(catalogue, 'Symo Advanced 24.0-3 480')).toBe(catalogue.inverters[1])
  })

  test('has no other for it', () => {
    expect(findModule(catalogue, 'LR6-72 BP 380 M')).toBeUndefined()
  })
})

describe('fine incidence profile', () => {
  const points = [
    { angle: 30, modifier: 1 },
    { angle: 60, modifier: 0.95 },
    { angle: 80, modifier: 0.64 },
    { angle: 90, modifier: 0 },
  ]
  const fine = fineIamProfile(points)
  const at = (angle: number): number =>
    fine.find((point) => point.angle === angle)?.modifier ?? Number.NaN

  test('passes through the points and is flat before the first', () => {
    for (const { angle, modifier } of points) expect(at(angle)).toBeCloseTo(modifier, 5)
    expect(at(0)).toBe(1)
    expect(at(15)).toBe(1)
  })

  test('falls all the way, above the straight line where the curve is hollow downwards', () => {
    const values = fine.map(({ modifier }) => modifier)
    expect(values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 0))).toBe(true)
    expect(at(70)).toBeGreaterThan((0.95 + 0.64) / 2)
  })
})
