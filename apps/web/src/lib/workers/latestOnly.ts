/**
 * Gives one input at a time to work that takes a while: of those that come meanwhile the last one follows, the others are dropped.
 *
 * @param work - begins; calls `done` once, which tells whether another input has followed
 */
export function latestOnly<Input>(
  work: (input: Input, done: () => boolean) => void,
): (input: Input) => void {
  let isBusy = false
  let waiting: { readonly input: Input } | undefined
  const begin = (input: Input): void => {
    isBusy = true
    work(input, () => {
      isBusy = false
      const next = waiting
      waiting = undefined
      if (next !== undefined) begin(next.input)
      return next !== undefined
    })
  }
  return (input) => {
    if (isBusy) waiting = { input }
    else begin(input)
  }
}
