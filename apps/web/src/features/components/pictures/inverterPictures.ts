import {
  curveConversionW,
  deratedLimitW,
  efficiencyCurves,
  type Inverter,
  sandiaConversionW,
} from '@duet/engine'
import { type InverterParameters, inverterInput } from '@duet/plant'
import { fractionToPercent, wattsToKilowatts } from '@duet/units'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SEQUENTIAL_COLORS } from '../../../ui/palette.ts'
import type { PointSeries } from './pointChart.ts'

/** Efficiency over DC power and voltage, as the engine converts. */
export interface EfficiencySurface {
  readonly powersKw: readonly number[]
  readonly voltagesV: readonly number[]
  /** %, [voltage][power]; NaN where the inverter is off. */
  readonly efficiencies: readonly (readonly number[])[]
}

const SHARES = Array.from({ length: 20 }, (_, index) => (index + 1) / 20)
const VOLTAGE_STEPS = 12

export function efficiencySurface(record: InverterParameters): EfficiencySurface {
  const inverter = inverterInput(record)
  const { minMpptVoltageV: lowest, maxMpptVoltageV: highest } = inverter
  const powersW = SHARES.map((share) => share * record.reference_dc_power)
  const voltagesV = Array.from({ length: VOLTAGE_STEPS }, (_, index) =>
    Math.round(lowest + (index * (highest - lowest)) / (VOLTAGE_STEPS - 1)),
  )
  const convert = converter(inverter)
  return {
    powersKw: powersW.map(wattsToKilowatts),
    voltagesV,
    efficiencies: voltagesV.map((volts) =>
      powersW.map((dcW) => {
        const acW = Math.min(convert(dcW, volts), inverter.maxAcPowerW)
        return acW > 0 ? fractionToPercent(acW / dcW) : Number.NaN
      }),
    ),
  }
}

function converter({ conversion }: Inverter): (dcW: number, volts: number) => number {
  if (conversion.kind === 'sandia') return (dcW, volts) => sandiaConversionW(dcW, volts, conversion)
  if (conversion.kind !== 'curves') return () => Number.NaN
  const curves = efficiencyCurves(conversion.curves)
  return (dcW, volts) => curveConversionW(dcW, volts, curves)
}

export function surfaceOption(surface: EfficiencySurface): ChartOption {
  const { powersKw, voltagesV, efficiencies } = surface
  const cells = efficiencies.flatMap((row, y) =>
    row.flatMap((value, x) => (Number.isFinite(value) ? [[x, y, Number(value.toFixed(2))]] : [])),
  )
  const values = cells.map(([, , value = 0]) => value).toSorted((a, b) => a - b)
  return {
    grid: { left: 8, right: 16, top: 28, bottom: 76, containLabel: true },
    tooltip: {
      formatter: (point) => {
        const [x = 0, y = 0, value] = firstPoint(point).numbers
        return `${powersKw[x]?.toFixed(1)} kW at ${voltagesV[y]} V: ${value?.toFixed(2)} %`
      },
    },
    xAxis: {
      type: 'category',
      name: 'DC power (kW)',
      nameLocation: 'middle',
      nameGap: 26,
      data: powersKw.map((kw) => kw.toFixed(kw < 10 ? 1 : 0)),
    },
    yAxis: { type: 'category', name: 'DC voltage (V)', data: voltagesV.map(String) },
    visualMap: {
      type: 'continuous',
      // the few points of low light would take all of the scale
      min: Math.floor(values[Math.floor(values.length / 10)] ?? 0),
      max: Math.ceil(values.at(-1) ?? 100),
      calculable: true,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      text: ['%', ''],
      inRange: { color: [...SEQUENTIAL_COLORS] },
    },
    series: [{ type: 'heatmap', data: cells, progressive: 0 }],
  }
}

export function surfaceTable(surface: EfficiencySurface): ChartTable {
  return {
    columns: ['DC voltage (V)', 'DC power (kW)', 'Efficiency (%)'],
    rows: surface.efficiencies.flatMap((row, y) =>
      row.map((value, x) => [surface.voltagesV[y], surface.powersKw[x], value]),
    ),
  }
}

export function surfaceSummary({ efficiencies, powersKw, voltagesV }: EfficiencySurface): string {
  let best = { value: 0, x: 0, y: 0 }
  for (const [y, row] of efficiencies.entries()) {
    for (const [x, value] of row.entries()) if (value > best.value) best = { value, x, y }
  }
  return `Best ${best.value.toFixed(2)} % at ${powersKw[best.x]?.toFixed(1)} kW and ${voltagesV[best.y]} V.`
}

/** Highest AC power over the air temperature. */
export function deratingSeries(record: InverterParameters): readonly PointSeries[] {
  const { derating, maxAcPowerW } = inverterInput(record)
  if (derating.length === 0) return []
  const from = record.minimum_operating_temperature
  const to = record.maximum_operating_temperature
  const temperatures = [...new Set([from, ...derating.map(({ airC }) => airC), to])]
    .filter((airC) => airC >= from && airC <= to)
    .toSorted((a, b) => a - b)
  return [
    {
      name: 'Limit',
      points: temperatures.map((airC) => [
        airC,
        wattsToKilowatts(Math.min(maxAcPowerW, deratedLimitW(airC, derating))),
      ]),
    },
  ]
}
