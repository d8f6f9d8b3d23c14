import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { ALL_COLUMNS, simulationPrerequisites } from './simulationPrerequisites.ts'

const WATER =
  'Meteo dataset with relative humidity or precipitable water in all timestamps is required to simulate panels with First Solar spectral model.'
const WIND =
  "Meteo dataset with windspeed is required to simulation panels with 'Sandia', 'Faiman', or 'PVsyst' cell temperature models."

const CABALLERO_WATER = WATER.replace('First Solar', 'Caballero')

describe('what a simulation needs of its weather', () => {
  test.each([
    ['firstsolar1', WATER],
    ['firstsolar2', WATER],
    ['caballero', CABALLERO_WATER],
  ] as const)('water in the air for %s', (spectral_model, message) => {
    const panel = { ...panelDefaults, spectral_model }
    expect(
      simulationPrerequisites({}, { panel }, { ...ALL_COLUMNS, has_rh: false, has_pw: false }),
    ).toEqual([message])
    expect(simulationPrerequisites({}, { panel }, { ...ALL_COLUMNS, has_rh: false })).toEqual([])
    expect(simulationPrerequisites({}, { panel }, { ...ALL_COLUMNS, has_pw: false })).toEqual([])
  })

  test.each(['sandia', 'faiman', 'pvsyst'] as const)('wind for %s', (cell_temperature_model) => {
    const panel = { ...panelDefaults, cell_temperature_model }
    expect(
      simulationPrerequisites({}, { panel }, { ...ALL_COLUMNS, has_windspeed: false }),
    ).toEqual([WIND])
  })

  test.each(['ambient', 'noct', 'stc'] as const)('nothing for %s', (cell_temperature_model) => {
    const panel = { ...panelDefaults, cell_temperature_model }
    const none = {
      has_rh: false,
      has_pw: false,
      has_windspeed: false,
      has_snow_depth: false,
      has_rain: false,
      has_dust: false,
    }
    expect(simulationPrerequisites({}, { panel }, none)).toEqual([])
  })

  test('rain, and dust where soiling goes by it', () => {
    const bare = { ...ALL_COLUMNS, has_rain: false, has_dust: false }
    const lacks = (pv_soiling_algorithm: 'monthly' | 'kimber' | 'hsu', weather = bare) =>
      simulationPrerequisites({ pv_soiling_algorithm }, {}, weather)
    expect(lacks('kimber')).toEqual([
      'Soiling is by rain, which the Meteo dataset has not. Choose a dataset with the column rain, or Monthly soiling.',
    ])
    expect(lacks('hsu', { ...bare, has_rain: true })).toEqual([
      'Soiling is by rain and dust, which the Meteo dataset has not both. Choose a dataset with the columns rain, pm2_5 and pm10, or Monthly soiling.',
    ])
    expect([
      ...lacks('kimber', ALL_COLUMNS),
      ...lacks('hsu', ALL_COLUMNS),
      ...lacks('monthly'),
    ]).toEqual([])
  })

  test('the depth of snow that slides, whatever the panel', () => {
    const snowless = { ...ALL_COLUMNS, has_snow_depth: false, has_rain: false, has_dust: false }
    const lacks = (snow_loss_model: 'none' | 'monthly' | 'slide', weather = snowless) =>
      simulationPrerequisites({ snow_loss_model }, {}, weather)
    expect(lacks('slide')).toEqual([
      'Snow on the front is by snow depth, which the Meteo dataset has not. Choose a dataset with the column snow_depth, or Monthly snow.',
    ])
    expect(lacks('slide', ALL_COLUMNS)).toEqual([])
    expect([...lacks('none'), ...lacks('monthly')]).toEqual([])
  })

  test('depth and humidity for snowfall of months, which is for fixed tables', () => {
    const block = { snow_loss_model: 'townsend' } as const
    const lacks = (tracking_type: 0 | 1 | 2, weather = ALL_COLUMNS) =>
      simulationPrerequisites(block, { table: { ...tableDefaults, tracking_type } }, weather)
    expect([...lacks(0), ...simulationPrerequisites(block, {}, ALL_COLUMNS)]).toEqual([])
    expect(lacks(0, { ...ALL_COLUMNS, has_rh: false })).toEqual([
      'Snow on the front is by snowfall of months, for which the Meteo dataset lacks the snow depth or the humidity. Choose a dataset with the columns snow_depth and rh, or Monthly snow.',
    ])
    expect(lacks(1)).toEqual([
      'Snow on the front by snowfall of months is for fixed-tilt tables. Choose By snow depth for tables that turn.',
    ])
  })

  test('wind and the depth of snow that trackers stow by; fixed tables never do', () => {
    const stows = { wind_stow_speed: 15, snow_stow_depth: 2 }
    const none = { ...ALL_COLUMNS, has_windspeed: false, has_snow_depth: false }
    const lacks = (tracking_type: 0 | 1 | 2, weather = none) =>
      simulationPrerequisites(stows, { table: { ...tableDefaults, tracking_type } }, weather)
    expect(lacks(1)).toEqual([
      'Trackers stow in wind, which the Meteo dataset has not. Choose a dataset with the column windspeed, or leave Stow in wind from empty.',
      'Trackers stow in snow, which the Meteo dataset has not. Choose a dataset with the column snow_depth, or leave Stow in snow from empty.',
    ])
    expect(lacks(2)).toHaveLength(1)
    expect([
      ...lacks(0),
      ...lacks(1, ALL_COLUMNS),
      ...simulationPrerequisites(stows, {}, none),
    ]).toEqual([])
  })
})
