/** The command line was not understood; the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
