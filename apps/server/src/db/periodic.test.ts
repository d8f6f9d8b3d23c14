import { expect, test } from 'vitest'
import { startPeriodic } from './periodic.ts'

const NEVER_MS = 1_000_000

test('those who wake it while a turn is under way share the next one', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  let turns = 0
  const work = startPeriodic(
    NEVER_MS,
    async () => {
      turns += 1
      await isReleased
    },
    (error) => {
      throw error
    },
  )
  await expect.poll(() => turns).toBe(1)
  for (let wakes = 0; wakes < 5; wakes += 1) work.wake()
  release()
  await expect.poll(() => turns).toBe(2)
  await work.stop()
  expect(turns).toBe(2)
})

test('one turn that fails does not keep the next from being', async () => {
  const errors: unknown[] = []
  let turns = 0
  const work = startPeriodic(
    NEVER_MS,
    () => {
      turns += 1
      return turns === 1 ? Promise.reject(new Error('first')) : Promise.resolve()
    },
    (error) => errors.push(error),
  )
  await expect.poll(() => errors.length).toBe(1)
  work.wake()
  await expect.poll(() => turns).toBe(2)
  await work.stop()
  expect(errors).toHaveLength(1)
})
