import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { SceneBlock } from '../model/sceneModel.ts'
import { timeText } from '../model/siteClock.ts'
import type { SunCourse } from '../model/siteSun.ts'
import { turnCourse } from '../model/tableTurn.ts'

interface AngleChartProps {
  readonly block: SceneBlock
  readonly course: SunCourse
  /** Of the day, marked by a line. */
  readonly minute: number
}

const HEIGHT_PX = 176

/** The angle of a block's trackers over the day, and what it would be without neighbours. */
export function AngleChart({ block, course, minute }: AngleChartProps): ReactNode {
  const angles = useMemo(
    () => turnCourse(block, course.position.apparentZenithDeg, course.position.azimuthDeg),
    [block, course],
  )
  const option = useMemo(() => angleOption(course, angles, minute), [course, angles, minute])
  const table = useMemo(
    () => ({
      columns: ['Time', 'Tracker angle (°)', 'True tracking (°)'],
      rows: [...course.minute].map((at, i) => [
        timeText(at),
        angles.rotationDeg[i] ?? 0,
        angles.trueRotationDeg[i] ?? 0,
      ]),
    }),
    [course, angles],
  )
  return (
    <Chart
      title="Tracker angle"
      summary="Angle over the day, and without turning back for neighbours; stowed at night."
      option={option}
      table={table}
      height={HEIGHT_PX}
    />
  )
}

function angleOption(
  course: SunCourse,
  angles: ReturnType<typeof turnCourse>,
  minute: number,
): ChartOption {
  const points = (values: Float64Array): number[][] =>
    [...values].map((value, i) => [course.minute[i] ?? 0, Number(value.toFixed(2))])
  return {
    animation: false,
    grid: { left: 40, right: 12, top: 26, bottom: 22 },
    legend: { top: 0, itemHeight: 8, textStyle: { fontSize: 11, color: INK.muted } },
    tooltip: { trigger: 'axis', valueFormatter: (value) => `${String(value)}°` },
    xAxis: {
      type: 'value',
      min: 0,
      max: 1440,
      interval: 360,
      axisLabel: { formatter: (value: number) => String(value / 60), hideOverlap: true },
      name: 'h',
      splitLine: { show: false },
    },
    yAxis: { type: 'value', axisLabel: { formatter: '{value}°' } },
    series: [
      {
        name: 'True tracking',
        type: 'line',
        showSymbol: false,
        data: points(angles.trueRotationDeg),
        lineStyle: { width: 1.5, type: 'dashed' },
        color: SERIES_COLORS[1],
      },
      {
        name: 'Tracker angle',
        type: 'line',
        showSymbol: false,
        data: points(angles.rotationDeg),
        lineStyle: { width: 2 },
        color: SERIES_COLORS[0],
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: INK.text, type: 'solid', width: 1 },
          data: [{ xAxis: minute }],
        },
      },
    ],
  }
}
