import { completeComponent, inverterDefaults, panelDefaults } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { deratingSeries, efficiencySurface, surfaceSummary } from './inverterPictures.ts'
import { acWireSeries, dcWireSeries, transformerSeries } from './lossSeries.ts'
import { spectralSeries } from './panelSeries.ts'

const last = (points: readonly (readonly [number, number])[] | undefined) => points?.at(-1)

describe('losses over the load', () => {
  test('a DC wire of 1.5 % at STC loses that at full current, half of it at half', () => {
    const wire = completeComponent('dcWire', { dc_line_loss_percentage: 1.5 })
    const [series] = dcWireSeries(wire, panelDefaults, 26)
    expect(last(series?.points)?.[1]).toBeCloseTo(1.5, 9)
    expect(series?.points[19]).toEqual([50, expect.closeTo(0.75, 9)])
  })

  test('an AC wire of 1 % loses that at the rated power', () => {
    const [series] = acWireSeries(completeComponent('acWire', {}), inverterDefaults)
    expect(last(series?.points)?.[1]).toBeCloseTo(1, 9)
  })

  test('iron loss weighs at low load, copper loss at full load', () => {
    const transformer = completeComponent('transformer', {
      iron_power_loss_data_source: 'Generic',
      iron_power_loss_percentage: 0.1,
      copper_power_loss_data_source: 'Generic',
      copper_power_loss_percentage: 1,
    })
    const [iron, copper] = transformerSeries(transformer, 1e6)
    expect(iron?.points[1]).toEqual([5, expect.closeTo(2, 6)])
    expect(last(iron?.points)?.[1]).toBeCloseTo(0.1, 6)
    expect(last(copper?.points)?.[1]).toBeGreaterThan(0.95)
    expect(last(copper?.points)?.[1]).toBeLessThan(1.0)
  })
})

describe('an inverter', () => {
  test('has an efficiency below 100 % wherever it converts', () => {
    const surface = efficiencySurface(inverterDefaults)
    const values = surface.efficiencies.flat().filter(Number.isFinite)
    expect(values.length).toBeGreaterThan(100)
    expect(Math.max(...values)).toBeLessThan(100)
    expect(surfaceSummary(surface)).toContain(Math.max(...values).toFixed(2))
  })

  test('is limited by the air temperature as its points say', () => {
    const record = completeComponent('inverter', {
      temp_derate_curves: [
        { temperature: 45, ac_power: 250_000 },
        { temperature: 60, ac_power: 100_000 },
      ],
      maximum_ac_power: 250_000,
      minimum_operating_temperature: -25,
      maximum_operating_temperature: 60,
    })
    const [series] = deratingSeries(record)
    expect(series?.points).toEqual([
      [-25, 250],
      [45, 250],
      [60, 100],
    ])
  })
})

test('spectral lines are near 1 at ordinary airmass and water', () => {
  const panel = completeComponent('panel', {
    spectral_model: 'firstsolar2',
    fs_spectral_2_module_type: 'monosi',
  })
  const line = spectralSeries(panel).find(({ name }) => name === '1 cm water')
  expect(line?.points[4]?.[1]).toBeGreaterThan(0.97)
  expect(line?.points[4]?.[1]).toBeLessThan(1.03)
  expect(spectralSeries(completeComponent('panel', {}))).toEqual([])
})
