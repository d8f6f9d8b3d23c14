import { createExternalStore, type ExternalStore } from '../../plant/externalStore.ts'
import { endsOfDay, frameBeside, type Move, movedFrame } from '../frames/timeline.ts'
import { type ClockState, ranOn } from './playClock.ts'
import type { PlaySide } from './playSide.ts'

/** What is seen of a player from outside. */
export interface PlayerState {
  /** Of the first side. */
  readonly frame: number
  readonly isPlaying: boolean
  /** Values are on their way: the clock stands. */
  readonly isWaiting: boolean
  readonly failure: Error | undefined
  /** How many files of values have come: what is drawn from them is new with each. */
  readonly arrivals: number
}

/** One clock over one or two plants. */
export interface Player {
  readonly state: ExternalStore<PlayerState>
  /** The same a few times a second, for what is slow to draw. */
  readonly slow: ExternalStore<PlayerState>
  readonly sides: readonly PlaySide[]
  readonly play: () => void
  readonly pause: () => void
  readonly goTo: (frame: number) => void
  readonly move: (move: Move, sense: 1 | -1) => void
  readonly toEnd: (of: 'day' | 'period', sense: 1 | -1) => void
  readonly setSpeed: (hoursPerS: number) => void
  /** Draws the frame again: values, a measure or a drawing are new. */
  readonly refresh: () => void
  readonly retry: () => void
  readonly dispose: () => void
}

const SLOW_MS = 120

export function createPlayer(makeSides: (onChange: () => void) => readonly PlaySide[]): Player {
  let clock: ClockState = { place: 0, isPlaying: false }
  let hoursPerS = 1
  let asked: number | undefined
  let lastMs = 0
  let slowMs = 0
  const state = createExternalStore<PlayerState>({
    frame: 0,
    isPlaying: false,
    isWaiting: true,
    failure: undefined,
    arrivals: 0,
  })
  const slow = createExternalStore(state.get())
  const request = (): void => {
    asked ??= requestAnimationFrame(tick)
  }
  let arrivals = 0
  const sides = makeSides(() => {
    arrivals += 1
    request()
  })
  const [first] = sides
  if (!first) throw new RangeError('There is nothing to play')
  const { timeline } = first
  const tick = (nowMs: number): void => {
    asked = undefined
    const { isWaiting } = state.get()
    const rules = { hoursPerS, stepMs: timeline.stepMs, frameCount: timeline.frameCount }
    if (!isWaiting) clock = ranOn(clock, nowMs - lastMs, rules)
    lastMs = nowMs
    show()
    if (nowMs - slowMs > SLOW_MS || !clock.isPlaying) {
      slowMs = nowMs
      slow.set(state.get())
    }
    if (clock.isPlaying && !state.get().isWaiting) request()
  }
  const show = (): void => {
    const frame = Math.floor(clock.place)
    const areThere = sides.map((side, at) =>
      side.show(at === 0 ? frame : frameBeside(timeline, frame, side.timeline)),
    )
    const failure = sides.map(({ cache }) => cache.failure()).find((one) => one !== undefined)
    const isWaiting = failure === undefined && areThere.includes(false)
    const next = { frame, isPlaying: clock.isPlaying, isWaiting, failure, arrivals }
    if (!isSame(next, state.get())) state.set(next)
  }
  const goTo = (frame: number): void => {
    const place = Math.min(timeline.frameCount - 1, Math.max(0, frame))
    clock = { ...clock, place }
    request()
  }
  return {
    state,
    slow,
    sides,
    play: () => {
      const isAtEnd = clock.place >= timeline.frameCount - 1
      clock = { place: isAtEnd ? 0 : clock.place, isPlaying: true }
      lastMs = performance.now()
      request()
    },
    pause: () => {
      clock = { ...clock, isPlaying: false }
      request()
    },
    goTo,
    move: (move, sense) => goTo(movedFrame(timeline, Math.floor(clock.place), move, sense)),
    toEnd: (of, sense) => {
      const ends =
        of === 'day' ? endsOfDay(timeline, Math.floor(clock.place)) : [0, timeline.frameCount - 1]
      goTo(ends[sense === 1 ? 1 : 0] ?? 0)
    },
    setSpeed: (speed) => {
      hoursPerS = speed
    },
    refresh: request,
    retry: () => {
      for (const { cache } of sides) cache.retry()
    },
    dispose: () => {
      if (asked !== undefined) cancelAnimationFrame(asked)
      clock = { ...clock, isPlaying: false }
    },
  }
}

const isSame = (a: PlayerState, b: PlayerState): boolean =>
  a.frame === b.frame &&
  a.isPlaying === b.isPlaying &&
  a.isWaiting === b.isWaiting &&
  a.failure === b.failure &&
  a.arrivals === b.arrivals
