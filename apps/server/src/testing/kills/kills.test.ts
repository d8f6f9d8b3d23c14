import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE } from '../recoveryPage.ts'
import { killUnderLoad } from './killUnderLoad.ts'
import { VICTIMS } from './supervised.ts'

describe.skipIf(process.platform !== 'linux')('processes killed under load (on Linux)', () => {
  test('no acknowledged edit is lost, the run completes, and the service comes back by itself', async () => {
    const { results, completedRuns, log } = await killUnderLoad(VICTIMS, 1)
    expect(results.map(({ victim }) => victim)).toEqual(VICTIMS)
    // How soon it is back depends on the machine: `npm run kills` measures that
    for (const { victim, acknowledged, lost, serverEnds } of results) {
      expect(acknowledged).toBeGreaterThan(0)
      expect(lost).toBe(0)
      // Only what the server cannot live without ends it
      expect(serverEnds).toBe(victim === 'postmaster' || victim === 'server' ? 1 : 0)
    }
    expect(completedRuns).toBeGreaterThan(0)
    expect(log.split('the built-in database is lost')).toHaveLength(2)
  })
})

test('the page of the guide says what was measured of each: npm run kills makes it anew', () => {
  const rows = readFileSync(PAGE, 'utf8').matchAll(
    /^\| .+ \| (\d+) \| (\d+) \| (\d+) \| [\d.]+ s \| [\d.]+ s \|$/gm,
  )
  const figures = [...rows].map((row) => row.slice(1).map(Number))
  expect(figures).toHaveLength(VICTIMS.length)
  for (const [times, acknowledged, lost] of figures) {
    expect(times).toBeGreaterThanOrEqual(20)
    expect(acknowledged).toBeGreaterThan(0)
    expect(lost).toBe(0)
  }
})
