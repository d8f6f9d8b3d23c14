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
export function pressKey(targets: KeyTargets, pressed: Key): boolean {
  const { key, ctrlKey, metaKey, altKey } = pressed
  const act = ACTS[key]
  const isOfBrowser = altKey || metaKey || (ctrlKey && key !== 'Home' && key !== 'End')
  if (!act || isOfBrowser) return false
  act(targets, pressed)
  return true
}

type Act = (targets: KeyTargets, pressed: Key) => void

const along =
  (sense: 1 | -1): Act =>
  ({ player }, { shiftKey }) =>
    player.move(shiftKey ? 'hour' : 'step', sense)
const byDay =
  (sense: 1 | -1): Act =>
  ({ player }) =>
    player.move('day', sense)
const toEnd =
  (sense: 1 | -1): Act =>
  ({ player }, { ctrlKey }) =>
    player.toEnd(ctrlKey ? 'period' : 'day', sense)
const zoom =
  (steps: number): Act =>
  ({ zoomBy }) =>
    zoomBy(steps)
const fitAll: Act = ({ fit }) => fit()

const ACTS: Readonly<Record<string, Act>> = {
  ' ': ({ player }) => (player.state.get().isPlaying ? player.pause() : player.play()),
  ArrowLeft: along(-1),
  ArrowRight: along(1),
  ArrowUp: byDay(1),
  ArrowDown: byDay(-1),
  Home: toEnd(-1),
  End: toEnd(1),
  '+': zoom(0.5),
  '=': zoom(0.5),
  '-': zoom(-0.5),
  f: fitAll,
  F: fitAll,
}
