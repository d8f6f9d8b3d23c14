import { commonPasswords, MAX_PASSWORD_LENGTH, normalizePassword } from '@duet/contract'

/** From one that is guessed at once to one that is not worth trying. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

export interface PasswordJudge {
  readonly common: ReadonlySet<string>
  /** `known` are words that somebody who guesses would try first. */
  readonly scoreOf: (password: string, known: readonly string[]) => PasswordScore
}

/** Half a megabyte: loaded when somebody begins to type a new password. */
export async function loadPasswordJudge(): Promise<PasswordJudge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    commonPasswords(),
  ])
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return {
    common,
    scoreOf: (password, known) =>
      estimator.check(normalizePassword(password).slice(0, MAX_PASSWORD_LENGTH), [...known]).score,
  }
}
