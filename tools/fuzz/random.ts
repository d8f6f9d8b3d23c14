/** Numbers that depend on their seed alone. */
export interface Random {
  /** 0 (included) to 1 (not included). */
  readonly share: () => number
  readonly between: (from: number, to: number) => number
  /** Both ends included. */
  readonly whole: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <const V extends readonly [unknown, ...unknown[]]>(values: V) => V[number]
  readonly list: <T>(count: number, make: (index: number) => T) => T[]
}

/** A linear congruential generator (Numerical Recipes); its first numbers, which lie near each other for near seeds, are dropped. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0
  const share = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let k = 0; k < 8; k++) share()
  const whole = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1))
  return {
    share,
    between: (from, to) => from + share() * (to - from),
    whole,
    chance: (probability) => share() < probability,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
    list: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  }
}
