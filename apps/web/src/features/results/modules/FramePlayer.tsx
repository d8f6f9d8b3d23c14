import { Button, Group, Slider, Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'

interface FramePlayerProps {
  /** Of the steps that have light, in site time. */
  readonly times: readonly string[]
  /** -1: the whole day. */
  readonly at: number
  readonly onTime: (time: string) => void
}

const FRAME_MS = 400

/** The steps of a day one by one; left and right on the slider, or playing. */
export function FramePlayer({ times, at, onTime }: FramePlayerProps): ReactNode {
  const count = times.length
  const show = (place: number): void => {
    const time = times[(place + count) % count]
    if (time !== undefined) onTime(time)
  }
  const clock = useInterval(() => show(at + 1), FRAME_MS)
  const day = times[0]?.slice(0, 10) ?? ''
  const text = at < 0 ? 'Whole day' : (times[at] ?? '').slice(11)
  return (
    <Panel>
      <Group gap="sm" wrap="nowrap">
        <IconButton label="Step before" onClick={() => show(at - 1)}>
          <IconPlayerSkipBack size={16} />
        </IconButton>
        <IconButton label={clock.active ? 'Stop' : 'Play the day'} onClick={clock.toggle}>
          {clock.active ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
        </IconButton>
        <IconButton label="Next step" onClick={() => show(at + 1)}>
          <IconPlayerSkipForward size={16} />
        </IconButton>
        <Slider
          flex={1}
          min={0}
          max={Math.max(1, count - 1)}
          value={Math.max(0, at)}
          label={(place) => (times[place] ?? '').slice(11)}
          thumbLabel="Step of the day"
          onChange={show}
        />
        <Text size="sm" w={80} ta="right" data-figures aria-live="polite">
          {text}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          disabled={at < 0}
          onClick={() => {
            clock.stop()
            onTime(day)
          }}
        >
          Whole day
        </Button>
      </Group>
    </Panel>
  )
}
