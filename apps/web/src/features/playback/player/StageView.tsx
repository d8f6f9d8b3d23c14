import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { mapStage } from '../draw/map/mapStage.ts'
import type { PlantStage } from '../draw/plantStage.ts'
import { sceneStage } from '../draw/scene/sceneStage.ts'
import type { LoadedPlayback } from '../loadPlayback.ts'
import classes from '../Playback.module.css'
import type { PlaybackView } from '../playbackSearch.ts'
import type { Player } from './player.ts'
import { StageTip } from './StageTip.tsx'

export interface StageViewProps {
  readonly player: Player
  /** Which of its sides. */
  readonly side: number
  readonly plant: LoadedPlayback
  readonly view: PlaybackView
  readonly onStage: (stage: PlantStage | undefined) => void
}

/** The plant on the map or in 3-D. */
export function StageView({ player, side, plant, view, onStage }: StageViewProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<PlantStage>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const element = container.current
    if (element === null) return undefined
    const made = tryStage(element, plant, view)
    if (typeof made === 'string') {
      setFailure(made)
      return undefined
    }
    setFailure(undefined)
    setStage(made)
    onStage(made)
    player.sides[side]?.setStage(made)
    player.refresh()
    return () => {
      player.sides[side]?.setStage(undefined)
      onStage(undefined)
      setStage(undefined)
      made.dispose()
    }
  }, [player, side, plant, view, onStage])
  return (
    <>
      <div ref={container} className={classes['canvas']} />
      {failure !== undefined && (
        <ErrorNote message={`${failure} The blocks below have the same values in numbers.`} />
      )}
      {stage && <StageTip {...{ player, side, plant, stage }} />}
    </>
  )
}

/** The drawing, or why there is none. */
function tryStage(
  container: HTMLElement,
  { index, tables }: LoadedPlayback,
  view: PlaybackView,
): PlantStage | string {
  try {
    return (view === 'map' ? mapStage : sceneStage)({ container, index, tables })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `The plant cannot be drawn here: ${reason}.`
  }
}
