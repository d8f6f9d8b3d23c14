import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { REFERENCE_DATA } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { weatherHead } from '../weather/text/weatherHead.ts'
import { guessSeries } from './guessSeries.ts'
import { readSeries } from './readSeries.ts'

const folder = path.join(REFERENCE_DATA, 'pvsyst-projects')

/** File, rows, typical year, GlobInc in kWh/m². */
const FILES = [
  ['nrel-best-v734/Sim_00_Monofacial_hourly_pvsyst734.CSV', 8760, true, 2362.6],
  ['nrel-tracker-v675/PVSyst_Tracker_VC4_HourlyRes_2020.CSV', 8784, false, undefined],
  ['pvcaptest/pvsyst_example_HourlyRes_2.CSV', 8760, true, 1794.6],
  ['pvcaptest/pvsyst_example_HourlyRes_2_bifi.CSV', 8760, true, 1794.6],
  ['pvcaptest/pvsyst_example_HourlyRes_2_semicolon.csv', 8760, true, 1794.6],
  ['pvcaptest/pvsyst_example_HourlyRes_2_xls_dates.csv', 8760, true, 1794.6],
  ['pvcaptest/pvsyst_example_day_month_year.csv', 8760, true, 1794.6],
] as const

describe.skipIf(!existsSync(folder))('hourly results of PVsyst (needs the reference data)', () => {
  test.each(FILES)('%s is read as it is', async (name, rowCount, isTypical, globIncKwhM2) => {
    const file = path.join(folder, name)
    const guess = guessSeries(await weatherHead(createReadStream(file)))
    const series = await readSeries(createReadStream(file), guess!.mapping)
    expect(series.startUtcMs).toHaveLength(rowCount)
    expect(series.isTypicalYear).toBe(isTypical)
    expect(series.warnings).toEqual([])
    const light = series.columns.find((column) => column.name === 'GlobInc')
    expect(light?.storedUnit).toBe('W/m²')
    if (globIncKwhM2 === undefined) return
    const sum = light?.values.reduce((all, value) => all + value, 0) ?? 0
    expect(sum / 1000).toBeCloseTo(globIncKwhM2, 1)
  })
})
