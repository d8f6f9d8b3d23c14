/* oxlint-disable unicorn/no-useless-spread -- lists in lines as they belong together */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { guessNode, type TagHeader } from './guessNode.ts'
import { tagHeaders } from './tagHeaders.ts'

const DATA = referenceFile('monitoring')

/** Component, measure, scale and counts of a guess in one text; `-` where nothing is read. */
function short(header: TagHeader): string {
  const { component, component_measure, scale, block, inverter, part } = guessNode(header)
  if (component === null) return '-'
  const counts = Object.entries({ b: block, i: inverter, p: part })
    .filter(([, value]) => value !== null)
    .map(([letter, value]) => `${letter}${value}`)
  const by = scale === 1 ? [] : [`x${Math.round(scale * 1000) / 1000}`]
  return [component, component_measure, ...by, ...counts].join(' ')
}
const shortOf = (tag: string, ...header: string[]): string => short({ tag, header })

describe('tags of makers', () => {
  test.each([
    // paths of SCADA
    ['PLANT.BLK03.INV07.AC_KW', 'inverter active_power x1000 b3 i7'],
    ['S1.B02.I05.PAC', 'inverter active_power b2 i5'],
    ['BLK02.TRK12.ANGLE', 'block tracker_angle b2 p12'],
    ['PPC_SP', 'system curtailment_setpoint'],
    ['PPC Active Power Setpoint [%]', 'system curtailment_setpoint'],
    ['POI_MTR_MVAR', 'meter reactive_power x1000000'],
    ['MTR_P', 'meter active_power'],
    ['MTR_Q', 'meter reactive_power'],
    ['MTR_E', 'meter energy'],
    ['MET_GHI', 'met ghi'],
    ['MET_TA', 'met temp'],
    ['B1_POA', 'met poa_front b1'],
    ['B2_TM', 'block temp b2'],
    ['INV01_P', 'inverter active_power i1'],
    ['INV01_VDC', 'inverter dc_voltage i1'],
    ['INV03_C12_I', 'combiner dc_current i3 p12'],
    // SMA
    ['WR1.Pac', 'inverter active_power i1'],
    ['WR1.GridMs.TotW', 'inverter active_power i1'],
    ['WR02.DcMs.Watt[A]', 'inverter dc_power i2'],
    ['Sunny Tripower 3 E-Total [kWh]', 'inverter energy x1000'],
    ['SensorBox.IntSolIrr [W/m^2]', 'met poa_front'],
    ['SensorBox.TmpAmb C', 'met temp'],
    ['SensorBox.TmpMdul C', 'block temp'],
    // meteocontrol
    ['Wechselrichter 01 - P_AC [kW]', 'inverter active_power x1000 i1'],
    ['WR 1.2 U_DC [V]', 'inverter dc_voltage i1.2'],
    ['G_M0 (Globalstrahlung geneigt) [W/m²]', 'met poa_front'],
    ['G_H0 [W/m²]', 'met ghi'],
    ['T_U0 [°C]', 'met temp'],
    ['T_M0 [°C]', 'block temp'],
    ['EVU Zähler E_Z_EVU [kWh]', 'meter energy x1000'],
    ['Wechselrichter 04 GAK 3 I_DC [A]', 'combiner dc_current i4 p3'],
    // others
    ['Inverter 1 : Total Active Power (W)', 'inverter active_power i1'],
    ['Inverter-03/PV2 input current(A)', 'mppt dc_current i3 p2'],
    ['Meter 2, Real Energy Delivered, MWh', 'meter energy x1000000 p2'],
    ['Inverter 4 Heatsink Temp (degF)', 'inverter temp x0.556 i4'],
    ['Battery Voltage', '-'],
    ['Wind Direction [°]', '-'],
    ['Inverter 1 Status', '-'],
    ['', '-'],
    ['100% load', '-'],
  ])('%s', (tag, expected) => {
    expect(shortOf(tag)).toBe(expected)
  })

  test('have reasons and units, and less confidence where these are not written', () => {
    const named = guessNode({ tag: 'Inverter 1, AC Power', header: ['Inverter 1', 'kW'] })
    const bare = guessNode({ tag: 'Inverter 1, AC Power', header: [] })
    expect(named).toMatchObject({
      unit: 'kW',
      scale: 1000,
      reason: 'active power; of an inverter; in kW',
    })
    expect(bare).toMatchObject({ unit: null, scale: 1 })
    expect(bare.reason).toContain('no unit: taken for W')
    expect(bare.confidence).toBeLessThan(named.confidence)
  })

  test('a temperature in Fahrenheit becomes °C', () => {
    const { scale, offset } = guessNode({ tag: 'Weather Station 1, TempF', header: [] })
    expect(212 * scale + offset).toBeCloseTo(100)
  })
})

const FILES: Readonly<Record<string, readonly string[]>> = {
  'pvcaptest/col_naming_examples/ae_site1.csv': [
    '-',
    'meter active_power x1000',
    'met temp x0.556 p1',
    'met ghi p2',
    'met poa_front p1',
    '-',
  ],
  'pvcaptest/col_naming_examples/ae_site2.csv': [
    '-',
    'meter active_power x1000',
    'met temp x0.556 b1 p1',
    'met temp x0.556 b3 p3',
    'met ghi b1 p2',
    'met ghi b3 p4',
    'met poa_front b1 p1',
    'met poa_front b3 p3',
    '-',
    '-',
  ],
  'pvcaptest/col_naming_examples/locus.csv': [
    'meter active_power x1000',
    'met ghi',
    'met poa_front',
    'met temp',
    '-',
    'met poa_front',
    ...Array.from({ length: 5 }, () => '-'),
  ],
  'pvcaptest/example_meas_data.csv': [
    ...['met poa_front p1', 'met poa_front p2', 'met ghi p1', 'met ghi p2'],
    ...['met temp x0.556 p1', 'met temp x0.556 p2', 'block temp p1', 'block temp p2', '-', '-'],
    'meter active_power x1000',
    ...Array.from({ length: 8 }, (_, i) => `inverter active_power x1000 i${i + 1}`),
  ],
  'pvcaptest/example_meas_data_bifi.csv': [
    ...['met poa_front p1', 'met poa_front p2', '-', '-', 'met ghi p1', 'met ghi p2'],
    ...['met temp x0.556 p1', 'met temp x0.556 p2', 'block temp p1', 'block temp p2', '-', '-'],
    'meter active_power x1000',
    ...Array.from({ length: 8 }, (_, i) => `inverter active_power x1000 i${i + 1}`),
  ],
  'pvcaptest/example_measured_data.csv': [
    ...['met poa_front p1', 'met poa_front p2', 'met poa_front p1', 'met poa_front p2'],
    ...['met ghi p1', 'met ghi p2', 'met temp p1', 'met temp p2'],
    ...['block temp p1', 'block temp p1', 'block temp p2', 'block temp p2', '-', '-'],
    'meter active_power',
    ...Array.from({ length: 8 }, (_, i) => `inverter active_power i${i + 1}`),
  ],
  'pvcaptest/nrel_data.csv': ['met ghi', 'met poa_front', 'met temp', '-'],
  'pvanalytics/irradiance_RMIS_NREL.csv': [
    ...['-', '-', 'met ghi', '-', 'met poa_front', '-', '-', '-', '-'],
  ],
  'pvanalytics/nrel_RSF_II.csv': [
    ...[
      'meter active_power x1000',
      'met temp',
      'inverter active_power i2',
      'inverter dc_current i2',
    ],
    ...['inverter dc_power i2', 'inverter dc_voltage i2', 'inverter temp i2', 'block temp'],
    ...['met poa_front', 'met poa_front', '-', '-'],
  ],
  'pvanalytics/serf_west_15min.csv': [
    ...[
      '-',
      'meter active_power',
      '-',
      'met temp',
      '-',
      'inverter dc_current',
      'inverter dc_voltage',
    ],
    ...['inverter dc_current', 'inverter dc_voltage', 'inverter dc_power', 'inverter temp'],
    ...['block temp', 'block temp', 'block temp', 'met poa_front'],
  ],
  'pvanalytics/snow_data.csv': [
    ...['met poa_front', 'combiner dc_voltage i1 p2', 'combiner dc_current i1 p2'],
    ...[
      'inverter active_power x1000 i1',
      'block temp',
      'met temp',
      ...Array.from({ length: 7 }, () => '-'),
    ],
  ],
  'pvanalytics/nrel_1axis_tracker_mesa_ac_power.csv': ['meter active_power'],
  'pvanalytics/midc_bms_ghi_20220120.csv': ['met ghi'],
  'pvanalytics/serf_east_1min_ac_power.csv': ['meter active_power'],
  'pvops/example_prod_with_covariates.csv': [
    ...['-', 'meter active_power x1000', '-', 'met poa_front', 'met temp', '-', 'block temp'],
  ],
  'pvops/example_perf_data.csv': [
    ...['-', '-', 'meter active_power', 'meter energy', 'met poa_front'],
  ],
}

/** As commas and quotes part them. */
const cellsOf = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )

describe('headers of real files', () => {
  test.each(Object.entries(FILES))('%s', (file, expected) => {
    const full = path.join(DATA, file)
    if (!existsSync(full)) {
      console.info(`skipped: no ${full}`)
      return
    }
    const lines = readFileSync(full, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .slice(0, 8)
    expect(tagHeaders(lines.filter((line) => line !== '').map(cellsOf)).map(short)).toEqual(
      expected,
    )
  })

  /** The groups of a grouping by hand, and what its tags should be. */
  const GROUPS: Readonly<Record<string, RegExp>> = {
    'temp-mod-': /^block temp/,
    'irr-ghi-': /^met ghi/,
    '-mtr-': /^meter active_power x1000/,
    'temp-amb-': /^met temp x0.556/,
    '-inv-': /^inverter active_power x1000 i\d/,
    'wind--': /^-$/,
    'irr-poa-': /^met poa_front/,
    'index--': /^-$/,
    'irr-ghi-clear_sky': /^-$/,
    'irr-poa-clear_sky': /^-$/,
    current_cmb: /^combiner dc_current i1[ab] p\d+$/,
    energy_export: /^meter energy x1000/,
    humidity: /^-$/,
    irr_ghi: /^met ghi/,
    irr_poa: /^met poa_front/,
    irr_rpoa: /^-$/,
    real_pwr_inv: /^inverter active_power x1000/,
    real_pwr_mtr: /^meter active_power x1000/,
    temp_amb: /^met temp/,
    wind_speed: /^-$/,
    irr_ghi_pyran: /^met ghi/,
    irr_poa_ref_cell: /^met poa_front/,
    meter_power: /^meter active_power$/,
    wind: /^-$/,
    temp_mod_: /^block temp/,
    power_inv: /^inverter active_power i\d$/,
    irr_poa_pyran: /^met poa_front/,
  }
  test.each([
    'column_groups.json',
    'external_tagging_column_groups.json',
    'example_measured_data_column_groups.json',
  ])('%s', (file) => {
    const full = path.join(DATA, 'pvcaptest', file)
    if (!existsSync(full)) {
      console.info(`skipped: no ${full}`)
      return
    }
    const groups: Record<string, string[]> = JSON.parse(readFileSync(full, 'utf8'))
    const wrong = Object.entries(groups).flatMap(([group, tags]) =>
      tags
        .map((tag) => [group, tag, shortOf(tag)] as const)
        .filter(([, , text]) => !GROUPS[group]?.test(text)),
    )
    expect(wrong).toEqual([])
  })
})
