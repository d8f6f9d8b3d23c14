import { createExternalStore, type ExternalStore } from '../../../lib/externalStore.ts'
import { endsOfDay, frameBeside, type Move, movedFrame, type Timeline } from '../frames/timeline.ts'
import { type ClockState, ranOn } from './playClock.ts'
import type { PlaySide } from './playSide.ts'
import { slowStore } from './slowStore.ts'

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
  /** Keys of what the sides show. */
  readonly measures: string
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
const UNDRAWN: PlayerState = {
  frame: 0,
  isPlaying: false,
  isWaiting: true,
  failure: undefined,
  arrivals: 0,
  measures: '',
}

export function createPlayer(makeSides: (onChange: () => void) => readonly PlaySide[]): Player {
  let clock: ClockState = { place: 0, isPlaying: false }
  let hoursPerS = 1
  let asked: number | undefined
  let lastMs = 0
  const state = createExternalStore(UNDRAWN)
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
    const frame = Math.floor(clock.place)
    const next = { frame, isPlaying: clock.isPlaying, ...drawn(sides, frame), arrivals }
    if (!isSame(next, state.get())) state.set(next)
    if (clock.isPlaying && !state.get().isWaiting) request()
  }
  const put = (next: ClockState): void => {
    if (next.isPlaying && !clock.isPlaying) lastMs = performance.now()
    clock = next
    request()
  }
  return {
    state,
    slow: slowStore(state, SLOW_MS),
    sides,
    ...clockControls(timeline, () => clock, put),
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

type ClockControls = Pick<Player, 'play' | 'pause' | 'goTo' | 'move' | 'toEnd'>

/** What moves a clock by hand. */
function clockControls(
  timeline: Timeline,
  now: () => ClockState,
  put: (next: ClockState) => void,
): ClockControls {
  const lastFrame = timeline.frameCount - 1
  const goTo = (frame: number): void =>
    put({ ...now(), place: Math.min(lastFrame, Math.max(0, frame)) })
  const frame = (): number => Math.floor(now().place)
  return {
    goTo,
    play: () => put({ place: now().place >= lastFrame ? 0 : now().place, isPlaying: true }),
    pause: () => put({ ...now(), isPlaying: false }),
    move: (move, sense) => goTo(movedFrame(timeline, frame(), move, sense)),
    toEnd: (of, sense) => {
      const [first, last] = of === 'day' ? endsOfDay(timeline, frame()) : [0, lastFrame]
      goTo(sense === 1 ? last : first)
    },
  }
}

/** Draws a frame of the first side and what is of its time on the other. */
function drawn(
  sides: readonly PlaySide[],
  frame: number,
): Pick<PlayerState, 'isWaiting' | 'failure' | 'measures'> {
  const [first] = sides
  const areThere = sides.map((side) =>
    side.show(side === first || !first ? frame : frameBeside(first.timeline, frame, side.timeline)),
  )
  const failure = sides.map(({ cache }) => cache.failure()).find((one) => one !== undefined)
  return {
    isWaiting: failure === undefined && areThere.includes(false),
    failure,
    measures: sides.map((side) => side.measure().key).join(' '),
  }
}

const isSame = (a: PlayerState, b: PlayerState): boolean =>
  a.frame === b.frame &&
  a.isPlaying === b.isPlaying &&
  a.isWaiting === b.isWaiting &&
  a.failure === b.failure &&
  a.arrivals === b.arrivals &&
  a.measures === b.measures
