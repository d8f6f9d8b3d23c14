import { afterAll, expect, test } from 'vitest'
import { addUsualComponents } from '../components/components.ts'
import { firstProject } from './firstProject.ts'
import { createProject } from './projects.ts'
import { SITE, startProjectBench } from './testing/projectBench.ts'

const { server, ann, bob, org } = await startProjectBench()
afterAll(() => server.close())

test('the first steps are those of a project of one’s own, samples apart', async () => {
  await createProject(server, ann.id, org, { name: 'Phoenix sample 3', ...SITE })
  await createProject(server, bob.id, org, { name: 'Of Bob', ...SITE })
  expect(await firstProject(server, ann.id, { organization_id: org })).toMatchObject({
    project_id: null,
    name: null,
  })
  const { id } = await createProject(server, ann.id, org, { name: 'Mine', ...SITE })
  expect(await firstProject(server, ann.id, { organization_id: org })).toEqual({
    project_id: id,
    name: 'Mine',
    has_land: false,
    has_components: false,
    has_weather: false,
    has_run: false,
  })
  await addUsualComponents(server, ann.id, { project_id: id, mounting: 'tracker' })
  expect(await firstProject(server, ann.id, { organization_id: org })).toMatchObject({
    has_components: true,
  })
})

test('of several without a run it is the one that the caller is in, else the one used last', async () => {
  const { id: earlier } = await createProject(server, bob.id, org, { name: 'Earlier', ...SITE })
  const { id: later } = await createProject(server, bob.id, org, { name: 'Later', ...SITE })
  const of = async (project_id: string | null) =>
    (await firstProject(server, bob.id, { organization_id: org, project_id })).project_id
  expect(await of(null)).toBe(later)
  expect(await of(earlier)).toBe(earlier)
  expect(await of('no id')).toBe(later)
})
