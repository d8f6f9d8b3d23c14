import { MISSING, valueOf } from '@duet/results/playback'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PlantStage } from '../draw/plantStage.ts'
import type { LoadedPlayback } from '../loadPlayback.ts'
import classes from '../Playback.module.css'
import { valueText } from '../valueText.ts'
import type { Player } from './player.ts'

interface StageTipProps {
  readonly player: Player
  readonly side: number
  readonly plant: LoadedPlayback
  readonly stage: PlantStage
}

/** The values of the table under the cursor, as time goes on. */
export function StageTip({ player, side, plant, stage }: StageTipProps): ReactNode {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { canvas } = stage
    let at: readonly [number, number] | undefined
    const write = (): void => {
      if (tip.current)
        writeTip(tip.current, at, at && textAt(player, side, plant, stage.pick(...at)))
    }
    const onMove = (event: PointerEvent): void => {
      const { left, top } = canvas.getBoundingClientRect()
      at = [event.clientX - left, event.clientY - top]
      write()
    }
    const onLeave = (): void => {
      at = undefined
      write()
    }
    canvas.addEventListener('pointermove', onMove)
    canvas.addEventListener('pointerleave', onLeave)
    const stop = player.slow.subscribe(write)
    return () => {
      stop()
      canvas.removeEventListener('pointermove', onMove)
      canvas.removeEventListener('pointerleave', onLeave)
    }
  }, [player, side, plant, stage])
  return <div ref={tip} className={classes['tip']} data-part="tip" aria-hidden hidden />
}

function textAt(
  player: Player,
  side: number,
  { index, tables }: LoadedPlayback,
  table: number | undefined,
): string | undefined {
  const own = player.sides[side]
  if (table === undefined || !own) return undefined
  const unit = index.units[tables.unit[table] ?? -1]
  const block = index.blocks[tables.block[table] ?? -1]
  const measure = own.measure()
  const value = valueOf(own.values[tables.unit[table] ?? -1] ?? MISSING, measure)
  const names = unit && unit.name !== block?.name ? `${block?.name}, ${unit.name}` : block?.name
  return `${names}: ${valueText(measure, value)}`
}

const BESIDE_PX = 14

function writeTip(
  tip: HTMLElement,
  at: readonly [number, number] | undefined,
  text: string | undefined,
): void {
  tip.hidden = at === undefined || text === undefined
  if (at === undefined || text === undefined) return
  tip.textContent = text
  const room = (tip.parentElement?.clientWidth ?? 0) - tip.offsetWidth
  const left = Math.max(0, Math.min(room, at[0] + BESIDE_PX))
  tip.style.transform = `translate(${left}px, ${at[1] + BESIDE_PX}px)`
}
