import type { Block, QuickYield } from '@duet/plant'
import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatEnergyKwh, formatNumber, formatPercentFixed } from '../../lib/format.ts'
import { FigureList } from '../../project/FigureList.tsx'
import { HoverNote } from '../../ui/HoverNote.tsx'
import type { DesignSession } from '../design-session/session.ts'
import classes from './EstimateFigures.module.css'
import { useEstimate } from './useEstimate.ts'

interface EstimateFiguresProps {
  readonly session: DesignSession
  readonly block: Block
}

/** The yield of the block by the quick model, with what the last change did to it. */
export function EstimateFigures({ session, block }: EstimateFiguresProps): ReactNode {
  const estimate = useEstimate(session, block)
  return (
    <section aria-label="Quick estimate" aria-live="polite">
      <HoverNote note={ABOUT}>
        <UnstyledButton fz="xs" fw={600} c="gray.7" mt={8} mih={24}>
          Quick estimate
        </UnstyledButton>
      </HoverNote>
      {estimate.state === 'missing' && (
        <Text size="xs" c="gray.7">{`It needs ${estimate.what}.`}</Text>
      )}
      {estimate.state === 'loading' && (
        <Text size="xs" c="gray.7">
          Computing…
        </Text>
      )}
      {estimate.state === 'ready' && (
        <Figures
          now={estimate.estimate.yield}
          before={estimate.estimate.before}
          error={estimate.estimate.error}
        />
      )}
    </section>
  )
}

const ABOUT =
  'By the light of the mean module of long rows over a year of hours, without obstacles, edges and terrain: within about 5 % of a simulation. Energy at the transformer of the block.'

function Figures(props: {
  readonly now: QuickYield | undefined
  readonly before: QuickYield | undefined
  readonly error: string | undefined
}): ReactNode {
  const { now, before, error } = props
  if (now === undefined) {
    return (
      <Text size="xs" c="red.9">
        {error}
      </Text>
    )
  }
  const rows = [
    [
      'Energy',
      `${formatEnergyKwh(now.energyKwh)}/year`,
      changeText(now.energyKwh, before?.energyKwh),
    ],
    [
      'Specific yield',
      `${formatNumber(now.specificYieldKwhPerKwp)} kWh/kWp`,
      changeText(now.specificYieldKwhPerKwp, before?.specificYieldKwhPerKwp),
    ],
    [
      'PR',
      formatPercentFixed(now.performanceRatio),
      pointsText(now.performanceRatio, before?.performanceRatio),
    ],
    ['Clipped', formatPercentFixed(now.clippedFraction), undefined],
  ] as const
  return (
    <FigureList
      columns={2}
      figures={rows.map(([label, value, change]) => [
        label,
        <>
          {value}
          {/* since the last change of the design */}
          {change !== undefined && <div className={classes['change']}>{change}</div>}
        </>,
      ])}
    />
  )
}

const SMALLEST_CHANGE = 5e-5

/** '+1.25 % by the last change'; nothing where it did nothing to speak of. */
function changeText(now: number, before: number | undefined): string | undefined {
  if (before === undefined || before === 0) return undefined
  const change = now / before - 1
  if (Math.abs(change) < SMALLEST_CHANGE) return undefined
  return `${change > 0 ? '+' : '−'}${(100 * Math.abs(change)).toFixed(2)} %`
}

/** '−0.4 points'. */
function pointsText(now: number, before: number | undefined): string | undefined {
  if (before === undefined || Math.abs(now - before) < SMALLEST_CHANGE) return undefined
  return `${now > before ? '+' : '−'}${(100 * Math.abs(now - before)).toFixed(2)} points`
}
