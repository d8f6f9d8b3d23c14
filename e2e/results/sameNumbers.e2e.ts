import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownServer } from '../support/ownServer.ts'
import { blockIds, ended, run, sampleProject } from '../support/projectApi.ts'
import { firstUserApi } from '../support/session.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'duet-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const duet = (...args: string[]): string =>
  execFileSync('node', [join(ROOT, 'apps/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DUET_PASSWORD: ownServer().password },
  })

const lossSchema = z.object({
  closure_error: z.number(),
  rows: z.array(z.object({ key: z.string(), value_after: z.number() })),
})
const yieldSchema = z.array(z.object({ name: z.string(), energy_kwh: z.number() }))

/** Relative difference. */
const apart = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(a), 1e-9)

describe('the command line and the application', () => {
  test('give the same numbers for the sample plant, within 1e-9', {
    timeout: 120_000,
  }, async () => {
    const api = await firstUserApi()
    const projectId = await sampleProject(api)
    const { simulation, errors } = await run(api, projectId, {
      name: 'Same numbers',
      block_ids: await blockIds(api, projectId),
      simulated_year: 2026,
    })
    expect(errors).toEqual([])
    const runId = simulation!.id
    expect((await ended(api, projectId, runId)).status).toBe('completed')
    const losses = await api.ask(
      'SystemLosses',
      'query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { closure_error rows { key value_after } } }',
      { id: runId },
      lossSchema,
    )
    const yields = await api.ask(
      'BlockYields',
      'query BlockYields($id: ID!) { blockYields(simulation_id: $id) { name energy_kwh } }',
      { id: runId },
      yieldSchema,
    )

    const plantFile = join(folder, 'plant.json')
    duet(
      'export',
      projectId,
      plantFile,
      '--server',
      ownServer().baseUrl,
      '--email',
      ownServer().email,
    )
    duet('sample', folder)
    const meteoFile = join(folder, 'phoenix-synthetic-year.csv')
    const report = JSON.parse(
      duet('simulate', plantFile, '--meteo', meteoFile, '--year', '2026', '--json'),
    )

    expect(losses.closure_error).toBeLessThan(1e-9)
    expect(report.system.losses.map((row: { key: string }) => row.key)).toEqual(
      losses.rows.map(({ key }) => key),
    )
    report.system.losses.forEach((row: { value_after: number }, i: number) =>
      expect(apart(row.value_after, losses.rows[i]!.value_after)).toBeLessThan(1e-9),
    )
    for (const block of report.blocks) {
      const same = yields.find(({ name }) => name === block.name)
      expect(apart(block.energy_kwh, same!.energy_kwh)).toBeLessThan(1e-9)
    }
  })

  test('a project moves by export and import, and nothing is lost', async () => {
    const api = await firstUserApi()
    const projectId = await sampleProject(api)
    const server = ['--server', ownServer().baseUrl, '--email', ownServer().email]
    const first = join(folder, 'first.json')
    const second = join(folder, 'second.json')
    duet('export', projectId, first, ...server)
    const made = duet('import', first, '--name', 'Moved', ...server)
    const newId = /\(([0-9a-f-]{36})\)/.exec(made)?.[1]
    expect(newId).toBeDefined()
    duet('export', newId!, second, ...server)
    expect(withoutIds(second)).toEqual(withoutIds(first))
  })

  test('a damaged document is refused with the place of the fault', () => {
    const file = join(folder, 'damaged.json')
    duet('sample', folder)
    const plant = JSON.parse(readFileSync(join(folder, 'phoenix-sample.json'), 'utf8'))
    plant.blocks[0].power_factor = 2
    writeFileSync(file, JSON.stringify(plant))
    expect(() =>
      duet('simulate', file, '--meteo', join(folder, 'phoenix-synthetic-year.csv')),
    ).toThrow(/blocks\.0\.power_factor/)
  })
})

/** A document with ids, times and names of its own taken out, in a stable order. */
function withoutIds(file: string): unknown {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"time"')
  const {
    project,
    enviro_datasets: _,
    blocks,
    block_layers,
    components,
    ...rest
  } = JSON.parse(text)
  const sorted = (records: object[]): string[] =>
    records.map((one) => JSON.stringify(one)).toSorted()
  return {
    ...rest,
    project: { ...project, name: '' },
    blocks: sorted(blocks.map((block: object) => ({ ...block, enviro_dataset_id: '' }))),
    block_layers: sorted(block_layers.map((layer: object) => ({ ...layer, project_id: '' }))),
    components: sorted(components),
  }
}
