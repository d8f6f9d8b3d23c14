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
