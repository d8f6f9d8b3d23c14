import { samplePlant } from '@duet/plant'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { openDesign } from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

test('trackers turn by a script and stow by dates, as typed in the panel', async () => {
  const projectId = await importProject(api, 'Tracker control', samplePlant())
  const { page, problems, context } = await openSignedIn(browser, 1280, 800)
  await openDesign(page, projectId, 15.4)
  await page.getByRole('button', { name: 'East trackers', exact: true }).click()

  await page.getByRole('combobox', { name: 'Tracking strategy' }).click()
  await page.getByRole('option', { name: 'Script' }).click()
  const script = page.getByRole('textbox', { name: 'Script' })
  await page.getByRole('button', { name: 'At most 45° in wind' }).click()
  expect(await script.inputValue()).toContain('windSpeed >= 12 ? 45 : 90')

  await script.fill('const limit = 45\nreturn limit +* 2')
  await script.blur()
  await page.getByText('The tracker script fails on line 2').waitFor()
  await picture(page, 'tracker-script-fault')
  await script.fill('return backtrackingAngle / 2')
  await script.blur()
  await page.getByText('The tracker script fails').waitFor({ state: 'detached' })
  await page.getByText('What a script knows').click()
  await page.getByText('previousAngle').waitFor()

  const periods = page.getByRole('textbox', { name: 'Stow by dates' })
  await periods.fill('2026-05-01 14:00, 2026-05-01 12:00, 60, Hail\n07-01, 07-02, 0')
  await periods.blur()
  await page.getByText('Line 1: to must be after the start').waitFor()
  await periods.fill('2026-05-01 14:00, 2026-05-01 18:00, 60, Hail\n07-01, 07-02, 0')
  await periods.blur()
  await page.getByText('Line 1:').waitFor({ state: 'detached' })
  await picture(page, 'tracker-control')

  await page.reload()
  await page.getByRole('button', { name: 'East trackers', exact: true }).click()
  expect(await script.inputValue()).toBe('return backtrackingAngle / 2')
  expect(await periods.inputValue()).toBe(
    '2026-05-01 14:00, 2026-05-01 18:00, 60, Hail\n07-01, 07-02, 0',
  )
  expect(problems).toEqual([])
  await context.close()
})
