import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'

let bench: RunBench
let userId = ''
let projectId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(1))
})
afterAll(() => bench.close())

const notes = async () => (await bench.api(userId).lossNotes({ project_id: projectId })).notes
const write = (note: { key: string; note: string; sigma_percentage?: number | null }) =>
  bench.api(userId).updateLossNote({ project_id: projectId, note })

test('notes are stored by loss, in the order of the losses, and go when they are emptied', async () => {
  expect(await notes()).toEqual([])
  await Promise.all([
    write({ key: 'unavailability', note: 'Contract of operation' }),
    write({ key: 'soiling', note: ' Station, 2 years ', sigma_percentage: 0.5 }),
  ])
  expect(await notes()).toEqual([
    { key: 'soiling', label: 'Soiling', note: 'Station, 2 years', sigma_percentage: 0.5 },
    {
      key: 'unavailability',
      label: 'Unavailability',
      note: 'Contract of operation',
      sigma_percentage: null,
    },
  ])
  await write({ key: 'soiling', note: '', sigma_percentage: null })
  expect((await notes()).map(({ key }) => key)).toEqual(['unavailability'])
})

test.each([
  [{ key: 'luck', note: '' }, 'note.key: must be the key of a loss'],
  [{ key: 'snow', note: 'x'.repeat(501) }, 'note.note: must have at most 500 characters'],
  [{ key: 'snow', note: '', sigma_percentage: -1 }, 'note.sigma_percentage: must be at least 0'],
])(
  'what cannot be stored is refused by its name, and nothing is written',
  async (note, message) => {
    const before = await notes()
    await expect(write(note)).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
    expect(await notes()).toEqual(before)
  },
)

test('a change leaves a row in the audit log with what was there', async () => {
  await write({ key: 'mismatch', note: 'Flash list', sigma_percentage: 0.2 })
  await write({ key: 'mismatch', note: 'Flash list', sigma_percentage: 0.3 })
  const row = await bench.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'loss_note_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row.details).toMatchObject({
    from: { sigma_percentage: 0.2 },
    to: { key: 'mismatch', sigma_percentage: 0.3 },
  })
})
