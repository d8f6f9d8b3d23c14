import { expect, test } from 'vitest'
import { killWhileMonitoring } from './killWhileMonitoring.ts'

test.skipIf(process.platform !== 'linux')(
  'a server that is killed while readings come and are evaluated loses none and gives the same sums',
  async () => {
    const { serverEnds, acknowledged, stored, sums, undisturbed } = await killWhileMonitoring(4)
    expect(serverEnds).toBeGreaterThanOrEqual(4)
    expect(acknowledged).toBeGreaterThan(0)
    expect(stored).toBe(acknowledged)
    expect(sums.length).toBeGreaterThanOrEqual(5)
    expect(sums).toEqual(undisturbed)
  },
)
