import { Text } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatPowerW } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { dayOfFrame } from '../frames/timeline.ts'
import classes from '../Playback.module.css'
import type { Player } from '../player/player.ts'
import { coursePath } from './coursePath.ts'
import { type DayCourse, dayCourses } from './dayCourse.ts'

const DASHES = [undefined, '5 3', '2 2', '8 3 2 3'] as const

/** Scale of a day without power, or whose values have not arrived. */
const NO_POWER_KW = 1e-9

/** Power of the plant over the day that is shown, with a line that moves with the clock. */
export function PowerPanel({ player }: { readonly player: Player }): ReactNode {
  const [side] = player.sides
  const { frame, arrivals } = useStore(player.slow, (state) => state)
  const day = side ? dayOfFrame(side.timeline, frame) : 0
  const own = side?.timeline.days[day]
  const courses = useMemo(
    () =>
      plantsOf(player).flatMap(({ side: one, letter }) =>
        dayCourses(one, one.frame()).map((course) => ({
          ...course,
          label: letter === undefined ? course.label : `${course.label}, ${letter}`,
        })),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- values are new where some have arrived
    [player, day, arrivals],
  )
  if (!side || !own) return null
  const place = frame - own.firstFrame
  const most = Math.max(
    NO_POWER_KW,
    ...courses.flatMap(({ kw }) => Array.from(kw ?? []).filter(Number.isFinite)),
  )
  return (
    <Panel title="Power" description={formatDay(own.date, !side.timeline.isTypicalYear)}>
      <div className={classes['course']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {courses.map(({ label, kw }, at) => (
            <path
              key={label}
              d={kw ? coursePath(kw, most) : ''}
              fill="none"
              stroke={SERIES_COLORS[at % SERIES_COLORS.length]}
              strokeWidth={1.75}
              strokeDasharray={DASHES[at % DASHES.length]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <NowLine player={player} first={own.firstFrame} count={own.frame_count} />
        <Text size="xs" c="gray.6" className={classes['most'] ?? ''}>
          {most > NO_POWER_KW && formatPowerW(1000 * most, 'W', 3)}
        </Text>
      </div>
      <dl className={classes['figures']}>
        {courses.map((course, at) => (
          <Figure key={course.label} course={course} at={at} place={place} />
        ))}
      </dl>
    </Panel>
  )
}

/** The sides by name; the same plant by two measures is one. */
function plantsOf({ sides }: Player): readonly {
  readonly side: Player['sides'][number]
  readonly letter: 'A' | 'B' | undefined
}[] {
  const own = sides.filter((side, at) => at === 0 || side.index.id !== sides[0]?.index.id)
  return own.map((side, at) => ({
    side,
    letter: own.length === 1 ? undefined : at === 0 ? 'A' : 'B',
  }))
}

function Figure({
  course: { label, kw },
  at,
  place,
}: {
  readonly course: DayCourse
  readonly at: number
  readonly place: number
}): ReactNode {
  const value = kw?.[Math.min(place, kw.length - 1)] ?? Number.NaN
  return (
    <div>
      <dt>
        <svg width={22} height={8} aria-hidden>
          <path
            d="M0,4 H22"
            stroke={SERIES_COLORS[at % SERIES_COLORS.length]}
            strokeWidth={2}
            strokeDasharray={DASHES[at % DASHES.length]}
          />
        </svg>
        {label}
      </dt>
      <dd data-figures>{Number.isNaN(value) ? 'no value' : formatPowerW(1000 * value, 'W')}</dd>
    </div>
  )
}

/** Moved without React, frame by frame. */
function NowLine({
  player,
  first,
  count,
}: {
  readonly player: Player
  readonly first: number
  readonly count: number
}): ReactNode {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const move = (): void => {
      const share = (player.state.get().frame - first) / Math.max(1, count - 1)
      if (line.current) line.current.style.left = `${100 * Math.min(1, Math.max(0, share))}%`
    }
    move()
    return player.state.subscribe(move)
  }, [player, first, count])
  return <div ref={line} className={classes['now']} aria-hidden />
}
