import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed at their second try: each is a fault of the product or of the test, to be found. */
export class FlakyTests implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.warn(`flaky: ${name}`)
  }
}
