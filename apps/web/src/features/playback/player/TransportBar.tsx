import { Group, NativeSelect, Text } from '@mantine/core'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatDayTime, formatUtcOffset } from '../../../lib/formatTime.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { dayOfFrame, endsOfDay, siteTimeOfFrame, type Timeline } from '../frames/timeline.ts'
import classes from '../Playback.module.css'
import { SPEEDS } from '../playbackSearch.ts'
import type { Player } from './player.ts'

interface TransportBarProps {
  readonly player: Player
  readonly speed: number
  readonly onSpeed: (speed: number) => void
}

/** Play, pause, step and scrub: a bar for the whole period and one for the day. */
export function TransportBar({ player, speed, onSpeed }: TransportBarProps): ReactNode {
  const timeline = player.sides[0]?.timeline
  if (!timeline) return null
  return (
    <fieldset className={classes['transport']} aria-label="Time">
      <Buttons player={player} />
      <Clock player={player} timeline={timeline} />
      <Bars player={player} timeline={timeline} />
      <NativeSelect
        size="xs"
        aria-label="Speed"
        value={speed}
        data={SPEEDS.map((one) => ({ value: String(one), label: speedText(one) }))}
        onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
      />
    </fieldset>
  )
}

function Buttons({ player }: { readonly player: Player }): ReactNode {
  const isPlaying = useStore(player.state, (state) => state.isPlaying)
  return (
    <Group gap={4} wrap="nowrap">
      <IconButton label="Step back" onClick={() => player.move('step', -1)}>
        <IconPlayerSkipBack size={16} />
      </IconButton>
      <IconButton
        size="lg"
        variant="filled"
        label={isPlaying ? 'Pause' : 'Play'}
        onClick={isPlaying ? player.pause : player.play}
      >
        {isPlaying ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
      </IconButton>
      <IconButton label="Step on" onClick={() => player.move('step', 1)}>
        <IconPlayerSkipForward size={16} />
      </IconButton>
    </Group>
  )
}

interface FollowerProps {
  readonly player: Player
  readonly timeline: Timeline
}

function Clock({ player, timeline }: FollowerProps): ReactNode {
  const frame = useStore(player.state, (state) => state.frame)
  const isWaiting = useStore(player.state, (state) => state.isWaiting)
  const day = timeline.days[dayOfFrame(timeline, frame)]
  return (
    <div className={classes['clock']} data-figures data-frame={frame}>
      <strong>{timeText(timeline, frame)}</strong>
      <Text component="output" display="block" size="xs" c="gray.6">
        {isWaiting ? 'Loading values…' : (day && formatUtcOffset(day.utc_offset_h)) || ''}
      </Text>
    </div>
  )
}

function Bars({ player, timeline }: FollowerProps): ReactNode {
  const frame = useStore(player.state, (state) => state.frame)
  const [first, last] = endsOfDay(timeline, frame)
  const place = { text: timeText(timeline, frame), value: frame, onChange: player.goTo }
  return (
    <div className={classes['bars']}>
      <Bar label="Time of the day" min={first} max={last} {...place} />
      {timeline.days.length > 1 && (
        <Bar label="Time in the period" min={0} max={timeline.frameCount - 1} {...place} />
      )}
    </div>
  )
}

function timeText(timeline: Timeline, frame: number): string {
  const time = siteTimeOfFrame(timeline, frame)
  return formatDayTime(time, !timeline.isTypicalYear)
}

const speedText = (hoursPerS: number): string =>
  hoursPerS < 1 ? `${60 * hoursPerS} min a second` : `${hoursPerS} h a second`

interface BarProps {
  readonly label: string
  readonly text: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (frame: number) => void
}

/** The browser's own: it follows sixty times a second. */
function Bar({ label, text, onChange, ...range }: BarProps): ReactNode {
  return (
    <input
      type="range"
      className={classes['bar']}
      aria-label={label}
      aria-valuetext={text}
      {...range}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  )
}
