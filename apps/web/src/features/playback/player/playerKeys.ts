import type { Player } from './player.ts'

/** What keys do, for the page and its help. */
export const KEY_HELP: readonly (readonly [keys: string, does: string])[] = [
  ['Space', 'play or pause'],
  ['← →', 'step'],
  ['Shift ← →', 'hour'],
  ['↑ ↓ or Shift ↑ ↓', 'day'],
  ['Home, End', 'first and last light of the day'],
  ['Ctrl Home, Ctrl End', 'ends of the period'],
  ['+ −', 'zoom'],
  ['F', 'all tables in view'],
]

/** Keys that a page must not scroll by while the player has them. */
export const PLAYER_KEYS =
  'ArrowLeft ArrowRight ArrowUp ArrowDown Home End Space + - = f F' as const

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface KeyTargets {
  readonly player: Player
  readonly zoomBy: (steps: number) => void
  readonly fit: () => void
}

/** Does what a key stands for; false for one that is not the player's. */
export function pressKey({ player, zoomBy, fit }: KeyTargets, pressed: Key): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (altKey || metaKey) return false
  const isWhole = ctrlKey
  if (isWhole && key !== 'Home' && key !== 'End') return false
  switch (key) {
    case ' ':
      if (player.state.get().isPlaying) player.pause()
      else player.play()
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      player.move(shiftKey ? 'hour' : 'step', key === 'ArrowRight' ? 1 : -1)
      return true
    case 'ArrowUp':
    case 'ArrowDown':
      player.move('day', key === 'ArrowUp' ? 1 : -1)
      return true
    case 'Home':
    case 'End':
      player.toEnd(isWhole ? 'period' : 'day', key === 'End' ? 1 : -1)
      return true
    case '+':
    case '=':
    case '-':
      zoomBy(key === '-' ? -0.5 : 0.5)
      return true
    case 'f':
    case 'F':
      fit()
      return true
    default:
      return false
  }
}
