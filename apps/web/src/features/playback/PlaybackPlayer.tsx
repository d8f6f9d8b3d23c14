import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { LoadedPlayback } from './loadPlayback.ts'
import classes from './Playback.module.css'
import { PlaybackBar } from './PlaybackBar.tsx'
import { BlockPanel } from './panels/BlockPanel.tsx'
import { InverterPanel } from './panels/InverterPanel.tsx'
import { PowerPanel } from './panels/PowerPanel.tsx'
import { pressKey } from './player/playerKeys.ts'
import { StageBox } from './player/StageBox.tsx'
import { TransportBar } from './player/TransportBar.tsx'
import { usePlayer } from './player/usePlayer.ts'
import { useStages } from './player/useStages.ts'
import { useTimeInAddress } from './player/useTimeInAddress.ts'
import { usePlaybackSearch } from './usePlaybackSearch.ts'
import { GRANULARITY_TEXTS } from './valueText.ts'

/** Drawings, clock and figures of one or two plants. */
export function PlaybackPlayer({
  plants,
}: {
  readonly plants: readonly LoadedPlayback[]
}): ReactNode {
  const [search, change] = usePlaybackSearch()
  const player = usePlayer(plants, search)
  useTimeInAddress(player, change)
  const { stages, onStage, zoomBy, fit } = useStages()
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (isOwnOfField(event) || !pressKey({ player, zoomBy, fit }, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const failure = useStore(player.state, (state) => state.failure)
  const [first] = plants
  if (!first) return null
  return (
    <section className={classes['region']} aria-label="Player" {...{ onKeyDown }}>
      <PlaybackBar {...{ plants, player, search, change, stages }} />
      {failure && <ErrorNote message={failure.message} onRetry={player.retry} />}
      <div className={classes['stages']} data-count={plants.length}>
        {plants.map((plant, side) => (
          <StageBox
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            key={side}
            {...{ player, plant, side, onStage }}
            isOne={plants.length === 1}
            view={search.view ?? 'map'}
            measure={side === 0 ? search.measure : (search.other ?? search.measure)}
            onFit={fit}
            onZoom={zoomBy}
          />
        ))}
      </div>
      <TransportBar
        player={player}
        speed={search.speed ?? 1}
        onSpeed={(speed) => change({ speed })}
      />
      <Text size="xs" c="gray.6">
        {GRANULARITY_TEXTS[first.index.granularity]}
      </Text>
      <div className={classes['panels']}>
        <PowerPanel player={player} />
        {plants.map((_, side) => (
          // oxlint-disable-next-line react/no-array-index-key -- a side is its place
          <BlockPanel key={side} player={player} side={side} />
        ))}
        <InverterPanel player={player} />
      </div>
    </section>
  )
}

/** Keys that a field has a use for; a bar of the time leaves its arrows to the player. */
function isOwnOfField({ target, key }: React.KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type === 'range') return false
  if (target.closest('input, select, textarea, [role="radiogroup"], [role="menu"]')) return true
  return key === ' ' && target.closest('button, a') !== null
}
