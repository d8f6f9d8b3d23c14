import type { ExternalStore } from '../../../lib/externalStore.ts'
import type { PlayerState } from './player.ts'

const REST_MS = 400

type Followed = Pick<ExternalStore<Pick<PlayerState, 'frame' | 'isPlaying'>>, 'get' | 'subscribe'>

/**
 * Tells the frame whenever a clock has come to rest; where it stands at first is no news.
 *
 * @returns how to stop
 */
export function followRest(state: Followed, onRest: (frame: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: ReturnType<Followed['get']> | undefined
  const stop = state.subscribe(() => {
    const now = state.get()
    const isFirst = before === undefined
    const isSame = before?.frame === now.frame && before.isPlaying === now.isPlaying
    before = now
    if (isSame) return
    clearTimeout(timer)
    if (!now.isPlaying && !isFirst) timer = setTimeout(() => onRest(now.frame), REST_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
