import { blockDefaults } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import type { WorkerAnswer, WorkerCall } from '../../lib/workers/workerCalls.ts'
import { createEstimateClient } from './estimateClient.ts'
import type { EstimateInput, EstimateMessages } from './estimateMessages.ts'

function bench() {
  const calls: WorkerCall<EstimateMessages>[] = []
  let listener: ((event: MessageEvent<WorkerAnswer<EstimateMessages>>) => void) | undefined
  const client = createEstimateClient({
    postMessage: (call) => calls.push(call),
    addEventListener: (_type, added) => {
      listener = added
    },
  })
  const answer = (id: number, energyKwh: number): void =>
    listener?.(
      new MessageEvent('message', {
        data: {
          id,
          output: {
            energyKwh,
            specificYieldKwhPerKwp: 2000,
            performanceRatio: 0.8,
            clippedFraction: 0,
            planeKwhPerM2: 2500,
            days: 365,
          },
        },
      }),
    )
  return { client, calls, answer }
}

const input = (tableCount: number, id = 'b'): EstimateInput => ({
  project: { name: 'P', latitude: 33, longitude: -112, altitude_m: 0 },
  block: { ...blockDefaults, id, name: 'B', created_at: '', updated_at: '' },
  components: [],
  tableCount,
  rowCount: 1,
  coldestAirC: undefined,
  weatherId: 'w',
})

describe('estimates', () => {
  test('of requests in a row the last one counts', () => {
    const { client, calls, answer } = bench()
    for (const count of [1, 2, 3]) client.ask(input(count))
    expect(calls).toHaveLength(1)
    answer(1, 100)
    expect(client.get().estimate).toBeUndefined()
    expect(calls).toHaveLength(2)
    answer(2, 300)
    expect(client.get().estimate?.yield?.energyKwh).toBe(300)
  })

  test('remember the figure of before', () => {
    const { client, answer } = bench()
    client.ask(input(1))
    answer(1, 100)
    client.ask(input(2))
    answer(2, 200)
    client.ask(input(2))
    answer(3, 200)
    expect(client.get().estimate?.before?.energyKwh).toBe(100)
    client.ask(input(5, 'other'))
    answer(4, 500)
    expect(client.get().estimate?.before).toBeUndefined()
  })
})
