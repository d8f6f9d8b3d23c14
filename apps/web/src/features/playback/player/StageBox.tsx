import { Text } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { PlantStage } from '../draw/plantStage.ts'
import type { LoadedPlayback } from '../loadPlayback.ts'
import classes from '../Playback.module.css'
import type { PlaybackView } from '../playbackSearch.ts'
import { MeasureLegend } from './MeasureLegend.tsx'
import type { Player } from './player.ts'
import { PLAYER_KEYS } from './playerKeys.ts'
import { measureOf } from './playSide.ts'
import { StageView } from './StageView.tsx'

interface StageBoxProps {
  readonly player: Player
  readonly plant: LoadedPlayback
  readonly side: number
  readonly isOne: boolean
  readonly view: PlaybackView
  readonly measure: string | undefined
  readonly onStage: (side: number, stage: PlantStage | undefined) => void
  readonly onFit: () => void
  readonly onZoom: (steps: number) => void
}

/** One drawing with its name and legend. */
export function StageBox(props: StageBoxProps): ReactNode {
  const { player, plant, side, isOne, view, onStage, onFit, onZoom } = props
  const measure = measureOf(plant.index, props.measure)
  const giveStage = useCallback(
    (stage: PlantStage | undefined) => onStage(side, stage),
    [onStage, side],
  )
  const isAbsent = useStore(player.slow, () => player.sides[side]?.frame() === undefined)
  const letter = side === 0 ? 'A' : 'B'
  return (
    <div className={classes['stageBox']}>
      <div className={classes['stageHead']}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {isOne ? plant.index.name : `${letter}: ${plant.index.name}`}
        </Text>
        <MeasureLegend index={plant.index} measure={measure} />
      </div>
      <div
        className={classes['stage']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that is played by keys
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys go to the drawing
        tabIndex={0}
        data-own-keys={PLAYER_KEYS}
        data-tables={plant.tables.count}
        aria-label={`${plant.tables.count} tables by ${measure.label.toLowerCase()}. Space plays, arrows step, Home and End go to the ends of the day.`}
      >
        <StageView {...{ player, side, plant, view }} onStage={giveStage} />
        {isAbsent && !isOne && <p className={classes['absent']}>No frame of this time</p>}
        <div className={classes['tools']}>
          <IconButton label="Zoom in" onClick={() => onZoom(1)}>
            <IconPlus size={16} />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => onZoom(-1)}>
            <IconMinus size={16} />
          </IconButton>
          <IconButton label="All tables in view" onClick={onFit}>
            <IconZoomReset size={16} />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
