import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that start processes, kill them and wait for who comes in their place: for minutes, with little to compute.
 * At the end they would be waited for alone.
 */
const WAITING: readonly RegExp[] = [
  /\/kills\/\w+\.test\.ts$/,
  /\/jobs\/lostWorker\.test\.ts$/,
  /\/apps\/server\/src\/main\.test\.ts$/,
  /\/load\/scaledOut\.test\.ts$/,
  /\/db\/embeddedPostgres\.test\.ts$/,
]

/** Files of one project stay together: another project is another process, which reads all modules anew. */
function rankOf({ moduleId, project }: TestSpecification): number {
  if (WAITING.some((file) => file.test(moduleId))) return 0
  return project.name === 'server' ? 1 : 2
}

/** Begins with the tests that wait; for the rest the order of the test runner. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
