/** Asks the user to log in once more; false where they would not. */
type AskForLogin = () => Promise<boolean>

let ask: AskForLogin | undefined
let asking: Promise<boolean> | undefined

/** Says who asks: the application's dialog. Returns how to take it back. */
export function onRecentLoginNeeded(asker: AskForLogin): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** One question for all calls that need it at the same time. */
export function askForRecentLogin(): Promise<boolean> {
  if (ask === undefined) return Promise.resolve(false)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
