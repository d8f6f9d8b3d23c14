import { Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatNumber } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { Exceedance } from './useYears.ts'

/** On both sides of the falling curve by turns, for the names of neighbours would meet. */
function labelPlace(index: number): { position: number[]; align: 'left' | 'right' } {
  return index % 2 === 0
    ? { position: [10, -6], align: 'left' }
    : { position: [-2, 6], align: 'right' }
}

interface ExceedanceChartProps {
  readonly data: Exceedance
  /** Years whose mean can be asked for. */
  readonly horizons: readonly number[]
  readonly onYears: (years: number) => void
}

/** Chance of each energy to be exceeded, of a single year or of the mean of some. */
export function ExceedanceChart({ data, horizons, onYears }: ExceedanceChartProps): ReactNode {
  const option = useMemo(() => curveOption(data), [data])
  const p90 = data.p_values.find(({ probability }) => probability === 90)
  const choices = [...new Set([...horizons, data.years])].toSorted((a, b) => a - b)
  return (
    <Chart
      title="Chance of exceedance"
      summary={`With 90 % probability the energy is above ${formatEnergyKwh(p90?.energy_kwh)}.`}
      option={option}
      height={300}
      controls={
        choices.length > 1 && (
          <Select
            aria-label="Mean of"
            w={150}
            allowDeselect={false}
            data={choices.map((years) => ({
              value: String(years),
              label: years === 1 ? 'A single year' : `Mean of ${years} years`,
            }))}
            value={String(data.years)}
            onChange={(years) => years !== null && onYears(Number(years))}
          />
        )
      }
      table={{
        columns: ['Energy (kWh)', 'Exceeded (%)'],
        rows: data.curve.map(({ energy_kwh, probability }) => [energy_kwh, probability]),
      }}
    />
  )
}

function curveOption({ curve, p_values }: Exceedance): ChartOption {
  const axis = axisUnit('kWh', Math.max(0, ...curve.map(({ energy_kwh }) => energy_kwh)))
  return {
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? `${formatNumber(value, 3)} %` : '–'),
    },
    grid: { top: 28, left: 8, right: 24, bottom: 24, containLabel: true },
    xAxis: {
      type: 'value',
      name: axis.unit,
      nameLocation: 'middle',
      nameGap: 24,
      scale: true,
      axisLabel: { formatter: (value: number) => formatNumber(value) },
    },
    yAxis: { type: 'value', name: '%', min: 0, max: 100, nameTextStyle: { align: 'right' } },
    series: [
      {
        type: 'line',
        name: 'Exceeded',
        showSymbol: false,
        color: SERIES_COLORS[0],
        data: curve.map(({ energy_kwh, probability }) => [energy_kwh / axis.divisor, probability]),
      },
      {
        type: 'scatter',
        name: 'P-values',
        symbolSize: 8,
        color: SERIES_COLORS[1],
        data: p_values.map(({ energy_kwh, probability }, index) => ({
          name: `P${probability}`,
          value: [energy_kwh / axis.divisor, probability],
          label: labelPlace(index),
        })),
        label: { show: true, formatter: '{b}', color: INK.text, fontSize: 11 },
      },
    ],
  }
}
