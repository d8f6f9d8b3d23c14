import { Select } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { counted } from '../../../../lib/counted.ts'
import { formatPercent, formatUnit, joinUnit } from '../../../../lib/format.ts'
import { shownEdges, shownUnit } from '../../../../lib/shownUnits.ts'
import { Chart, type ChartTable } from '../../../../ui/Chart.tsx'
import { months } from '../../weatherTexts.ts'
import { classTexts } from '../climateOptions.ts'
import { windRoseOption } from './windRoseOption.ts'
import { type RoseLight, type RoseShares, roseShares, type WindRoseData } from './windRoseShares.ts'

const HEIGHT_PX = 480
const WHOLE_YEAR = '1-12'

/** How often the wind comes from where, and how fast. */
export function WindRose({ rose }: { readonly rose: WindRoseData }): ReactNode {
  const [time, setTime] = useState(WHOLE_YEAR)
  const [light, setLight] = useState<RoseLight>('all')
  const shares = useMemo(() => roseShares(rose, monthsOf(time), light), [rose, time, light])
  const classes = useMemo(() => speedTexts(rose.speed_edges_m_per_s), [rose])
  const option = useMemo(() => windRoseOption(shares, classes), [shares, classes])
  const when = [timeText(time), LIGHT_TEXTS[light].toLowerCase()].join(', ')
  return (
    <Chart
      title="Wind rose"
      summary={summaryOf(rose, shares, when)}
      option={option}
      height={HEIGHT_PX}
      controls={
        <>
          <Select
            aria-label="Months of the wind rose"
            w={190}
            data={TIMES}
            value={time}
            onChange={(value) => setTime(value ?? time)}
          />
          <Select
            aria-label="Day or night of the wind rose"
            w={140}
            data={LIGHTS.map((value) => ({ value, label: LIGHT_TEXTS[value] }))}
            value={light}
            onChange={(value) => setLight(LIGHTS.find((one) => one === value) ?? light)}
          />
        </>
      }
      table={tableOf(shares, classes)}
    />
  )
}

const LIGHTS = ['all', 'day', 'night'] as const
const LIGHT_TEXTS: Readonly<Record<RoseLight, string>> = {
  all: 'Day and night',
  day: 'By day',
  night: 'By night',
}

/** Months, by the first and the last. */
const SEASONS = [
  { value: '12-2', label: 'December to February' },
  { value: '3-5', label: 'March to May' },
  { value: '6-8', label: 'June to August' },
  { value: '9-11', label: 'September to November' },
]
const ONE_MONTH = months().map((label, at) => ({ value: `${at + 1}-${at + 1}`, label }))
const TIMES = [
  { group: 'Year', items: [{ value: WHOLE_YEAR, label: 'Whole year' }] },
  { group: 'Seasons', items: SEASONS },
  { group: 'Months', items: ONE_MONTH },
]

function monthsOf(time: string): readonly number[] {
  const [first = 1, last = 12] = time.split('-').map(Number)
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1)
}

function timeText(time: string): string {
  return [...SEASONS, ...ONE_MONTH].find(({ value }) => value === time)?.label ?? 'whole year'
}

function speedTexts(edges: readonly number[]): readonly string[] {
  return classTexts(shownEdges(edges, 'm/s'), edges.length).map((text) =>
    joinUnit(text, shownUnit('m/s')),
  )
}

function summaryOf(rose: WindRoseData, shares: RoseShares, when: string): string {
  const { sectors, calmFraction, knownRows, unknownRows } = shares
  if (knownRows === 0)
    return `Share of the time by the direction the wind comes from, ${when}: no rows.`
  const most = sectors.reduce((best, one) => (one.fraction > best.fraction ? one : best))
  const calm = `calm, below ${formatUnit(rose.speed_edges_m_per_s[0], 'm/s')}, ${formatPercent(calmFraction)}`
  const often =
    most.fraction > 0
      ? `most often from ${most.name} (${formatPercent(most.fraction)}, mean ${formatUnit(most.meanSpeed, 'm/s', 3)}), `
      : ''
  const step = rose.direction_step_deg
  return [
    `Share of the time by the direction the wind comes from, ${when}: ${often}${calm}.`,
    step === null || step <= 1
      ? ''
      : `Directions in steps of ${step}° are spread evenly over their step.`,
    unknownRows > 0
      ? `${counted(unknownRows, 'row')} without speed or direction are left out.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function tableOf({ sectors, calmFraction }: RoseShares, classes: readonly string[]): ChartTable {
  return {
    columns: [
      'From',
      'Centre (°)',
      'Time (fraction)',
      'Mean speed (m/s)',
      ...classes.map((text) => `${text} (fraction)`),
    ],
    rows: [
      ...sectors.map(({ name, fraction, meanSpeed, fractions }, at) => [
        name,
        (360 / sectors.length) * at,
        fraction,
        meanSpeed,
        ...fractions,
      ]),
      ['Calm', null, calmFraction, null, ...classes.map(() => null)],
    ],
  }
}
