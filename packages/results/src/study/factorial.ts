/** Every combination of one value of each list; the last list changes fastest. */
export const factorial = <Value>(
  lists: readonly (readonly Value[])[],
): readonly (readonly Value[])[] =>
  lists.reduce<readonly (readonly Value[])[]>(
    (points, values) => points.flatMap((point) => values.map((value) => [...point, value])),
    [[]],
  )

/** Points of one study. */
export const MAX_STUDY_POINTS = 100
/** Parameters that one study changes. */
export const MAX_STUDY_PARAMETERS = 3

/** How many values there are from one number to another by a step; the last counts where the step misses it by rounding alone. */
export const rangeCount = (from: number, to: number, step: number): number =>
  Math.floor((to - from) / step + 1e-9) + 1

/** So many values from a number on, without the digits that adding leaves. */
export const rangeValues = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Number((from + index * step).toPrecision(12)))
