import { vi } from 'vitest'

/**
 * What the attempt gives once it does not throw any more. The test runner alone would wait for one second, which a
 * machine that is busy takes for a message or a file.
 */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: 30_000 })
