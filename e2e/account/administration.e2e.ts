import { readFile } from 'node:fs/promises'
import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  type IntegrationServer,
  scheduleIsDue,
  startIntegrationServer,
} from '../support/integrationServer.ts'
import { mailTo } from '../support/messages.ts'
import { ownServer } from '../support/ownServer.ts'
import {
  newEmail,
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  openAsStranger,
  setFlag,
} from '../support/people.ts'
import { addWeather, importProject } from '../support/plants.ts'
import { enterLogin, picture, type Session } from '../support/session.ts'

let browser: Browser
let organization: Organization
let admin: Session
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Administered Solar', 'Ada Owner')
  admin = await openAs(browser, { email: ownServer().email, password: ownServer().password })
})
afterAll(() => closePages(browser))

/** Chooses an organisation of all in a field that is searched by typing. */
async function chooseOrganization(page: Page, { name, slug }: Organization): Promise<void> {
  const field = page
    .getByRole('textbox', { name: 'Organization' })
    .or(page.getByRole('combobox', { name: 'Organization' }))
    .first()
  await field.fill(name)
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`${name}|${slug}`) })
    .first()
    .click()
}

async function flagIsOn(api: Api, id: string): Promise<boolean | undefined> {
  const flags = await api.ask(
    'FeatureFlags',
    'query FeatureFlags { featureFlags { id enabled } }',
    {},
    z.array(z.object({ id: z.string(), enabled: z.boolean() })),
  )
  return flags.find((flag) => flag.id === id)?.enabled
}

test('a flag with a constraint takes effect for those who meet it, and for nobody else', async () => {
  const { page } = admin
  const stranger = await newPerson('Otto Outside')
  await page.goto('/admin/flags')
  try {
    await page.getByRole('button', { name: 'Add constraint to sentinel-demo' }).click()
    await page.getByLabel('Value of constraint 1 of sentinel-demo').fill(organization.slug)
    await page.getByRole('button', { name: 'Save constraints' }).click()
    await page.getByRole('button', { name: 'Save constraints' }).waitFor({ state: 'hidden' })
    expect(await flagIsOn(organization.owner.api, 'sentinel-demo')).toBe(false)
    await page.getByRole('switch', { name: 'sentinel-demo is on' }).press('Space')
    await expect.poll(() => flagIsOn(organization.owner.api, 'sentinel-demo')).toBe(true)
    expect(await flagIsOn(stranger.api, 'sentinel-demo')).toBe(false)
    expect(admin.problems).toEqual([])
  } finally {
    await setFlag('sentinel-demo', false)
  }
})

test('an invitation arrives with its remarks, and is listed', async () => {
  const { page } = admin
  const email = newEmail('Ivo Invited')
  await page.goto('/admin/invite')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('Email is required').waitFor()
  await page.getByLabel('Email').fill(email)
  await chooseOrganization(page, organization)
  await page.getByLabel('Remarks').fill('Welcome to the desert.')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText(`${email} was invited.`).waitFor()
  await page.getByRole('row').filter({ hasText: email }).waitFor()
  const { text } = await mailTo(email, `Invitation to ${organization.name}`)
  expect(text).toContain('Welcome to the desert.')
})

test('a user is made a system administrator, and is none any more', async () => {
  const { page } = admin
  const person = await newPerson('Sina Second', { of: organization, as: 'member' })
  const answer = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Sina Second' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog').getByRole('button', { name: entry }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`)
  await answer('Make system administrator')
  const promoted = await openAs(browser, person)
  await promoted.page.goto('/admin/users')
  await promoted.page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  await answer('Remove as system administrator')
  await promoted.page.goto('/admin/flags')
  await promoted.page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await promoted.context.close()
})

test('a user is kept out, and deleted after somebody was named to take over', async () => {
  const { page } = admin
  const left = await newOrganization('Left Solar', 'Lena Leaving')
  const heir = await newPerson('Hanna Heir', { of: left, as: 'member' })
  await page.goto(`/admin/users?search=${encodeURIComponent(left.owner.email)}`)
  await page.getByRole('link', { name: 'Lena Leaving' }).click()
  await page.getByRole('heading', { name: 'Lena Leaving', level: 1 }).waitFor()
  const dialog = page.getByRole('dialog')
  const open = (action: string) => page.getByRole('button', { name: action }).click()
  await open('Send password reset link')
  await dialog.getByLabel('Reason').fill('Asked by phone')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { text } = await mailTo(left.owner.email, 'Reset your password')
  expect(text).toContain('/auth/password-reset?token=')

  await open('Deactivate')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel('Reason').fill('Left the company')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Left the company' }).waitFor()
  const stranger = await openAsStranger(browser)
  await stranger.page.goto('/auth/login')
  await enterLogin(stranger.page, left.owner.email, left.owner.password)
  await stranger.page.getByText('This account is deactivated.').waitFor()
  await stranger.context.close()

  await open('Delete user')
  await dialog.getByLabel('Reason').fill('Left the company')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await dialog.getByText('A new owner is required').waitFor()
  await dialog.getByRole('combobox', { name: 'Left Solar goes to' }).click()
  await page.getByRole('option', { name: 'Hanna Heir' }).click()
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  const { user_organization } = await heir.api.ask(
    'Me',
    'query Me { me { user_organization { role_id } } }',
    {},
    z.object({ user_organization: z.array(z.object({ role_id: z.string() })) }),
  )
  expect(user_organization).toEqual([{ role_id: 'owner' }])
})

test('a pending request is approved with a role', async () => {
  const { page } = admin
  const domain = `${organization.slug}.example`
  await organization.owner.api.ask(
    'UpdateOrganization',
    `mutation UpdateOrganization($id: ID!, $input: OrganizationInput!) {
      updateOrganization(id: $id, input: $input) { organization { id } }
    }`,
    { id: organization.id, input: { name: organization.name, allowed_domains: [domain] } },
    z.object({ organization: z.object({ id: z.string() }) }),
  )
  const person = await newPerson('Petra Pending', undefined, newEmail('Petra Pending', domain))
  await person.api.ask(
    'CreateUserRequest',
    'mutation CreateUserRequest($id: ID!) { createUserRequest(organization_id: $id) { id } }',
    { id: organization.id },
    z.unknown(),
  )
  await page.goto('/admin/users?tab=requests')
  const row = page.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('combobox', { name: 'Role for Petra Pending' }).click()
  await page.getByRole('option', { name: 'Guest' }).click()
  await row.getByRole('button', { name: 'Approve the request of Petra Pending' }).click()
  await row.waitFor({ state: 'hidden' })
  const { user_organization } = await person.api.ask(
    'Me',
    'query Me { me { user_organization { role_id organization { slug } } } }',
    {},
    z.object({
      user_organization: z.array(
        z.object({ role_id: z.string(), organization: z.object({ slug: z.string() }) }),
      ),
    }),
  )
  expect(user_organization).toEqual([
    { role_id: 'guest', organization: { slug: organization.slug } },
  ])
})

const CEC_FILE = [
  'Name,Vac,Pso,Paco,Pdco,Vdco,C0,C1,C2,C3,Pnt,Vdcmax,Idcmax,Mppt_low,Mppt_high,CEC_Date,CEC_hybrid',
  'Units,V,W,W,W,V,1/W,1/V,1/V,1/V,W,V,A,V,V,,',
  '[0],inv_snl_ac_voltage,inv_snl_pso,inv_snl_paco,inv_snl_pdco,inv_snl_vdco,inv_snl_c0,inv_snl_c1,inv_snl_c2,inv_snl_c3,inv_snl_pnt,inv_snl_vdcmax,inv_snl_idcmax,inv_snl_mppt_low,inv_snl_mppt_hi,inv_cec_date,inv_cec_hybrid',
  'Tested: Sixty,480,60,60000,61200,720,-1.5e-07,0.00001,-0.0005,-0.0004,1.2,1000,85,500,850,1/2/2026,N',
  'Tested: Thirty,480,30,30000,30600,720,-1.5e-07,0.00001,-0.0005,-0.0004,1.2,1000,43,500,850,1/2/2026,N',
  'Tested: Broken,480,60,many,61200,720,-1.5e-07,0.00001,-0.0005,-0.0004,1.2,1000,85,500,850,1/2/2026,N',
].join('\n')

test('a catalogue is read; a row that makes no sense is left out and named', async () => {
  const { page } = admin
  await page.goto('/admin/inverter')
  const file = { name: 'CEC Inverters.csv', mimeType: 'text/csv', buffer: Buffer.from(CEC_FILE) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByText('2 inverters were read.').waitFor()
  const drawer = page.getByRole('dialog', { name: 'Rejected rows' })
  await drawer.getByText('1 row of CEC Inverters.csv was left out.').waitFor()
  await drawer.getByRole('row').filter({ hasText: 'Paco' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Show 1 rejected row/ }).waitFor()
  const found = await organization.owner.api.ask(
    'CecInverters',
    'query CecInverters($search: String) { cecInverters(search: $search) { inverters { name } } }',
    { search: 'Tested' },
    z.unknown(),
  )
  expect(JSON.stringify(found)).toContain('Tested: Sixty')

  await page.getByRole('button', { name: 'Delete CEC Inverters.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete dataset' }).click()
  await page.getByRole('row').filter({ hasText: 'CEC Inverters.csv' }).waitFor({ state: 'hidden' })
})

test('the plant document of any project is downloaded', async () => {
  const { page } = admin
  const projectId = await importProject(organization.owner.api, 'Exported mesa', samplePlant())
  await page.goto('/admin/project-export')
  await page.getByLabel(/^Project/).fill(projectId)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/project-export/${projectId}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download plant document' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('exported-mesa.duet.json')
  const document = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(document.project.name).toBe('Exported mesa')
  expect(document.blocks).toHaveLength(samplePlant().blocks.length)
})

describe('an integration server', () => {
  let server: IntegrationServer
  beforeAll(async () => {
    server = await startIntegrationServer()
  })
  afterAll(() => server.stop())

  const TOKEN = 'token-of-the-integration-server'

  test('is added, asked, called, given jobs in time, and all of that is listed', async () => {
    const { page, problems } = admin
    problems.length = 0
    await page.goto('/admin/org-integration-server')
    await page.getByRole('button', { name: 'Add server' }).click()
    const dialog = page.getByRole('dialog')
    await chooseOrganization(page, organization)
    await dialog.getByLabel('URL').fill(server.url)
    await dialog.getByLabel('Bearer token').fill(TOKEN)
    await dialog.getByRole('button', { name: 'Add server' }).click()
    await page.getByRole('heading', { level: 1, name: organization.name }).waitFor()
    expect(await page.locator('body').innerText()).not.toContain(TOKEN)

    await page.getByRole('button', { name: 'Try fetch' }).click()
    await page.getByText(/^alive/).waitFor()
    await page.getByText(/Dispatch of the tests/).waitFor()
    expect(server.calls.map(({ path }) => path).toSorted()).toEqual(['/openapi.json', '/ping'])
    expect(new Set(server.calls.map((call) => call.authorization))).toEqual(
      new Set([`Bearer ${TOKEN}`]),
    )

    await page.getByRole('button', { name: 'Make request' }).click()
    await page.getByText('id is required').waitFor()
    await page.getByRole('textbox', { name: 'id', exact: true }).fill('P-12')
    await page.getByRole('button', { name: 'Make request' }).click()
    const answer = page.getByRole('region', { name: 'Answer' })
    await answer.getByText('Status 200').waitFor()
    await answer.getByText('4100').waitFor()

    await addSchedule(page)
    const row = page.getByRole('row').filter({ hasText: 'Nightly dispatch' })
    await row.getByText('15 3 * * *').waitFor()
    // today or tomorrow at 03:15 UTC, which is 20:15 in Phoenix
    await row.getByText(/20:15/).waitFor()
    await scheduleIsDue('Nightly dispatch')
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/jobs')
    expect(JSON.parse(server.calls.at(-1)?.body ?? '')).toMatchObject({
      job_name: 'Nightly dispatch',
      job_type: 'dispatch',
      job_data: { horizon_h: 48 },
    })

    await page.getByRole('link', { name: 'Job events' }).first().click()
    const event = page.getByRole('row').filter({ hasText: 'Nightly dispatch' })
    await event.getByText('succeeded').waitFor()
    await event.getByText('202', { exact: true }).waitFor()
    await event.getByRole('link', { name: organization.name }).click()
    await page.getByRole('button', { name: 'Delete server' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete server' }).click()
    await page.waitForURL('**/admin/org-integration-server')
    expect(problems).toEqual([])
  })

  async function addSchedule(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Add schedule' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Job name').fill('Nightly dispatch')
    await dialog.getByLabel('Job type').fill('dispatch')
    await dialog.getByLabel('Crontab').fill('15 3 * *')
    await dialog.getByLabel('Job data').fill('{ "horizon_h": 48 }')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const crontab = dialog.getByLabel('Crontab')
    await expect.poll(() => crontab.getAttribute('aria-invalid')).toBe('true')
    await crontab.fill('15 3 * * *')
    await dialog.getByText(/Next run/).waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
})

test('the audit log shows all of this, and finds it by what it was about', async () => {
  const { page } = admin
  await page.goto('/admin/audit')
  await page.getByRole('table').waitFor()
  const shown = (await page.locator('main').innerText()).toLowerCase()
  const done = [
    'feature flag updated',
    'invite sent',
    'system admin named',
    'system admin removed',
    'cec dataset stored',
    'project exported',
    'integration server saved',
    'integration server fetched',
    'integration request made',
    'integration schedule saved',
    'integration server deleted',
    'cec dataset deleted',
  ]
  expect(done.filter((action) => !shown.includes(action))).toEqual([])
  await page.getByLabel('Search the audit log').fill('Exported mesa')
  await page.getByRole('row').filter({ hasText: 'Exported mesa' }).first().waitFor()
})

test('an administrator limits the storage of an organization; its owner sees what is used and gives a project a share', async () => {
  const { owner, name, slug } = organization
  const projectId = await importProject(owner.api, 'Stored mesa', samplePlant())
  await addWeather(owner.api, projectId, 'Stored weather')
  const { page } = admin
  await page.goto('/admin/users?tab=organizations')
  const limits = page.getByRole('button', { name: `Limits of ${name}` })
  await limits.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Storage', { exact: true }).fill('0.02')
  await picture(page, 'organization-limits')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name }).getByText('of 20 MB').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'organization-limits-narrow')
  await page.setViewportSize({ width: 1440, height: 900 })

  const { page: owned, context } = await openAs(browser, owner)
  await owned.goto(`/${slug}/settings/edit`)
  await owned.getByText('of 20 MB').first().waitFor()
  await owned.getByRole('button', { name: 'Set the storage of Stored mesa' }).click()
  const share = owned.getByRole('dialog')
  await share.getByLabel('Share').fill('1')
  await share.getByRole('button', { name: 'Save' }).click()
  await share.getByText('From 0 to 20 MB').waitFor()
  await share.getByLabel('Share').fill('0.000001')
  await share.getByRole('button', { name: 'Save' }).click()
  await owned.getByRole('row', { name: 'Stored mesa' }).getByText('of 1 kB').waitFor()
  await picture(owned, 'organization-usage')
  await owned.setViewportSize({ width: 390, height: 844 })
  await owned.getByRole('button', { name: 'Set the storage of Stored mesa' }).click({ trial: true })
  await picture(owned, 'organization-usage-narrow')
  await owned.goto(`/${slug}/project/${projectId}/compute/blocks`)
  await owned.getByText('Storage of a project:').waitFor()
  await picture(owned, 'compute-near-limit-narrow')
  await context.close()
})

test('security events are found by their kind and saved as JSON lines', async () => {
  const { page } = admin
  const typed = newEmail('Nobody Known')
  const stranger = await browser.newContext({ baseURL: ownServer().baseUrl })
  const login = await stranger.newPage()
  await login.goto('/auth/login')
  await enterLogin(login, typed, 'not a password')
  await login.getByText('Invalid login credentials.').waitFor()
  await stranger.close()
  await page.goto('/admin/security?kind=login_failed')
  const row = page.getByRole('row').filter({ hasText: 'localLogin' }).first()
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Security events' }).waitFor()
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      return row.isVisible()
    })
    .toBe(true)
  expect(await page.locator('main').innerText()).not.toContain(typed)
  await row.getByRole('link').last().click()
  await page.waitForURL(/ip=/)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as JSON lines' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\n')
  expect(
    new Set(lines.map((line) => z.object({ kind: z.string() }).parse(JSON.parse(line)).kind)),
  ).toEqual(new Set(['login_failed']))
})
