import { Group, NativeSelect, Text } from '@mantine/core'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/formatTime.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useStore } from '../../plant/externalStore.ts'
import { dayOfFrame, endsOfDay, siteTimeOfFrame } from '../frames/timeline.ts'
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
  const { frame, isPlaying, isWaiting } = useStore(player.state, (state) => state)
  const timeline = player.sides[0]?.timeline
  if (!timeline) return null
  const day = timeline.days[dayOfFrame(timeline, frame)]
  const [first, last] = endsOfDay(timeline, frame)
  const time = siteTimeOfFrame(timeline, frame)
  const typical = timeline.isTypicalYear
  const text = `${formatDay(time.slice(0, 10), !typical)} ${time.slice(11)}`
  return (
    <fieldset className={classes['transport']} aria-label="Time">
      <Buttons player={player} isPlaying={isPlaying} />
      <div className={classes['clock']} data-figures>
        <strong>{text}</strong>
        <Text component="output" display="block" size="xs" c="gray.6">
          {isWaiting ? 'Loading values…' : (day && offsetText(day.utc_offset_h)) || ''}
        </Text>
      </div>
      <div className={classes['bars']}>
        <Bar
          label="Time of the day"
          text={text}
          min={first}
          max={last}
          value={frame}
          onChange={player.goTo}
        />
        {timeline.days.length > 1 && (
          <Bar
            label="Time in the period"
            text={text}
            min={0}
            max={timeline.frameCount - 1}
            value={frame}
            onChange={player.goTo}
          />
        )}
      </div>
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

function Buttons({
  player,
  isPlaying,
}: {
  readonly player: Player
  readonly isPlaying: boolean
}): ReactNode {
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

const offsetText = (offsetH: number): string =>
  `UTC${offsetH < 0 ? '−' : '+'}${Math.floor(Math.abs(offsetH))}${Math.abs(offsetH) % 1 ? ':30' : ''}`

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
