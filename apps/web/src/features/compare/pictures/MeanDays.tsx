import { dayProfiles } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { hasDifference, orNull, type PictureProps } from './pictureNames.ts'

/** The mean day of each month. */
export function MeanDays({ aligned, names }: PictureProps): ReactNode {
  const hours = useMemo(() => hoursOf(aligned), [aligned])
  const data = useMemo(() => dayData(hours, { aligned, names }), [hours, aligned, names])
  return (
    <CategoryChart
      title="Mean day of each month"
      summary="Means of each hour of site time over the steps that both have, month after month."
      data={data}
      height={340}
      table={{
        columns: ['Hour', `A (${aligned.quantityA.unit})`, `B (${aligned.quantityB.unit})`],
        rows: hours.map(({ label, a, b }) => [label, a, b]),
      }}
    />
  )
}

interface HourOfMonth {
  readonly label: string
  readonly a: number | null
  readonly b: number | null
}

const hoursOf = (aligned: PictureProps['aligned']): readonly HourOfMonth[] =>
  dayProfiles(aligned).flatMap(({ month, a, b }) =>
    Array.from(a, (value, hour) => ({
      label: `${formatMonth(month)} ${hour} h`,
      a: orNull(value),
      b: orNull(b[hour]),
    })),
  )

const HOURS = 24

function dayData(hours: readonly HourOfMonth[], { aligned, names }: PictureProps): CategoryData {
  const isOneKind = hasDifference(aligned)
  const largest = Math.max(...hours.map(({ b }) => Math.abs(b ?? 0)))
  const right = axisUnit(aligned.quantityB.unit, largest)
  return {
    labels: hours.map(({ label }) => label),
    labelLook: {
      interval: HOURS - 1,
      formatter: (label) => label.split(' ')[0] ?? '',
    },
    series: [
      { name: names.a, values: hours.map(({ a }) => a), type: 'line' },
      {
        name: names.b,
        values: hours.map(({ b }) => b),
        type: 'line',
        symbol: 'rect',
        isDashed: true,
        isRight: !isOneKind,
      },
    ],
    unit: aligned.quantityA.unit,
    ...(!isOneKind && {
      right: {
        name: right.unit,
        label: (value) => formatNumber(right.shown(value)),
        text: (value) => formatNumber(value === null ? null : right.shown(value)),
      },
    }),
  }
}
