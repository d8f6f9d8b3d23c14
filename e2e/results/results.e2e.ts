import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId: string
let runId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Painted Rock')
  const input = { name: 'Typical year', block_ids: await blockIds(api, projectId) }
  runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
})
afterAll(() => closePages(browser))

const tabPath = (tab: string): string => projectPath(projectId, `simulations/${runId}/${tab}`)

/** A figure of the strip as it is written. */
async function shownFigure(page: Page, label: string): Promise<string> {
  const strip = page.getByRole('list', { name: /^Key figures/ })
  const figure = strip.getByRole('button', { name: new RegExp(`^${label} `) })
  return (await figure.innerText()).replace(label, '').trim()
}

async function energyKwh(): Promise<number> {
  const kpis = await api.ask(
    'SimulationKpis',
    'query SimulationKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }',
    { id: runId },
    z.array(z.object({ key: z.string(), value: z.number().nullable() })),
  )
  return kpis.find(({ key }) => key === 'energy')!.value!
}

describe('the results', () => {
  test('are drawn with the numbers of the server; how soon is printed', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(tabPath('energy-losses'))
    await page.getByRole('figure').locator('canvas').first().waitFor()
    const loadsMs: number[] = []
    for (let visit = 0; visit < 3; visit++) {
      await page.goto(tabPath('energy-yields'))
      await page.getByRole('list', { name: /^Key figures/ }).waitFor()
      await page.getByRole('figure').nth(1).locator('canvas').first().waitFor()
      loadsMs.push(await page.evaluate(() => performance.now()))
    }
    console.log(`results page: ${loadsMs.map(Math.round).join(', ')} ms`)
    const shown = await shownFigure(page, 'Energy')
    expect(Number.parseFloat(shown)).toBeCloseTo((await energyKwh()) / 1e6, 2)
    expect(shown).toMatch(/GWh$/)
    expect(await shownFigure(page, 'Performance ratio')).toMatch(/^8\d\.\d\s%$/)
    await picture(page, 'energy-yields')
    expect(problems).toEqual([])
    await context.close()
  })

  test('show where the energy is lost, and the table of it', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(tabPath('energy-yields'))
    await page.getByRole('tab', { name: 'Energy losses' }).click()
    const chart = page.getByRole('figure', { name: /Energy losses/ })
    await chart.locator('canvas').first().waitFor()
    await picture(page, 'energy-losses')
    await chart.getByRole('button', { name: 'Show as table' }).click()
    await chart.getByRole('row').filter({ hasText: 'Soiling' }).first().waitFor()
    const download = page.waitForEvent('download')
    await chart.getByRole('button', { name: 'Save data (CSV)' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/Stage,Group,Kind/)
    expect(problems).toEqual([])
    await context.close()
  })

  test('of one block are shown when it is chosen, and the address keeps the choice', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(tabPath('energy-yields'))
    const whole = await shownFigure(page, 'Energy')
    await page.getByRole('combobox', { name: 'Results of' }).click()
    await page.getByRole('option', { name: 'East trackers' }).click()
    await page.getByRole('list', { name: 'Key figures: East trackers' }).waitFor()
    await page.waitForURL(/block=/)
    const part = await shownFigure(page, 'Energy')
    expect(Number.parseFloat(part)).toBeLessThan(Number.parseFloat(whole))
    await page.reload()
    await page.getByRole('list', { name: 'Key figures: East trackers' }).waitFor()
    expect(await shownFigure(page, 'Energy')).toBe(part)
    await context.close()
  })

  test('are exported as a file whose energy is that of the screen', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(tabPath('data-export'))
    await page.getByText('No exports yet').waitFor()
    await page.getByRole('button', { name: 'Create export' }).click()
    const rows = page.getByRole('table', { name: 'Exports' }).getByRole('row')
    const ready = rows.nth(1).getByText('Ready')
    await ready.waitFor()
    await page.reload()
    await ready.waitFor()
    await picture(page, 'data-export')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download / }).click()
    const [header, ...lines] = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('#'))
    const column = header!.split(',').indexOf('grid [W]')
    const sumWh = lines.reduce((total, line) => total + Number(line.split(',')[column]), 0)
    expect(lines).toHaveLength(8760)
    expect(sumWh / 1000 / (await energyKwh())).toBeCloseTo(1, 6)
    expect(problems).toEqual([])
    await context.close()
  })
})
