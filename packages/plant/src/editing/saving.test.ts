import { describe, expect, test } from 'vitest'
import { designConflicts } from './conflicts.ts'
import { type Design, EMPTY_DESIGN } from './designDiff.ts'
import { differingFields } from './recordFields.ts'
import type { CallAnswer, SaveCalls } from './saveRound.ts'
import { unsavedCount } from './syncState.ts'
import { type ModelServer, modelServer } from './testing/modelServer.ts'
import { changedFieldsOf, isShared, OWNED_START, ownEdit } from './testing/ownedFields.ts'
import { seeded } from './testing/randomEdits.ts'
import { designDifferences, randomEditor, settleAll } from './testing/randomSaving.ts'

/** The seed is in the title: `vitest run -t 'seed 17$'` repeats one. */
const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1)

describe('saving', () => {
  test.each(SEEDS)('[Q6] one editor on a bad line, seed %d', async (seed) => {
    const next = seeded(seed)
    const server = modelServer(EMPTY_DESIGN)
    const editor = randomEditor({
      next,
      start: EMPTY_DESIGN,
      revision: 0,
      calls: server.callsAs('Ann'),
    })
    for (let i = 0; i < 40; i++) {
      editor.work(i)
      if (next() < 0.4) await editor.save()
      if (next() < 0.2) await editor.pull()
      if (next() < 0.05) editor.reload(server.design(), server.revision())
      expect(designConflicts(editor.edited())).toEqual([])
    }
    expect(await editor.save(true)).toEqual({ kind: 'done' })
    expect(designDifferences(editor.edited().design, server.design())).toEqual([])
    expect(unsavedCount(editor.edited().sync)).toBe(0)
  })

  test.each(SEEDS)('[C7] two editors on bad lines end alike, seed %d', async (seed) => {
    const next = seeded(seed)
    const server = modelServer(EMPTY_DESIGN)
    const editors = ['Ann', 'Ben'].map((name, index) =>
      randomEditor({
        next,
        start: EMPTY_DESIGN,
        revision: 0,
        calls: server.callsAs(name),
        numberFrom: 1000 * (index + 1),
      }),
    )
    for (let i = 0; i < 60; i++) {
      const editor = editors[next() < 0.5 ? 0 : 1]
      editor?.work(i)
      if (next() < 0.4) await editor?.save()
      if (next() < 0.3) await editor?.pull()
      if (next() < 0.1) editor?.decide()
      if (next() < 0.05) editor?.reload(server.design(), server.revision())
    }
    for (const end of await settleAll(editors)) expect(end).toEqual({ kind: 'done' })
    for (const editor of editors) {
      expect(unsavedCount(editor.edited().sync)).toBe(0)
      expect(designDifferences(editor.edited().design, server.design())).toEqual([])
    }
  })
  test.each(SEEDS)('[C8] nobody else writes the fields of one editor, seed %d', async (seed) => {
    const next = seeded(seed)
    const server = modelServer(OWNED_START)
    const wrong: string[] = []
    const editors = (['Ann', 'Ben'] as const).map((name, index) => {
      const other = name === 'Ann' ? 'Ben' : 'Ann'
      const editor = randomEditor({
        next,
        start: OWNED_START,
        revision: 0,
        calls: watched(server, name, (before) => {
          wrong.push(...changedFieldsOf(other, before, server.design()))
        }),
        numberFrom: 1000 * (index + 1),
        draw: (design, number) => ownEdit(next, name, design, number),
        // edits are made while calls are on their way as well
        onWork: (before, after) => {
          wrong.push(...changedFieldsOf(other, before, after))
          own = after
        },
      })
      let own = OWNED_START
      const keepsOwn = (): void => {
        wrong.push(...changedFieldsOf(name, own, editor.edited().design))
        own = editor.edited().design
        for (const { mine, theirs, id } of designConflicts(editor.edited())) {
          const fields = mine && theirs ? differingFields(mine, theirs) : []
          if (fields.some((field) => !isShared(field))) wrong.push(`${name} is asked about ${id}`)
        }
      }
      return {
        ...editor,
        save: async (isReliable?: boolean) => {
          const end = await editor.save(isReliable)
          keepsOwn()
          return end
        },
        pull: async (isReliable?: boolean) => {
          const end = await editor.pull(isReliable)
          keepsOwn()
          return end
        },
        decide: () => {
          editor.decide()
          keepsOwn()
        },
        reload: () => {
          editor.reload(server.design(), server.revision())
          keepsOwn()
        },
      }
    })
    for (let i = 0; i < 60; i++) {
      const editor = editors[next() < 0.5 ? 0 : 1]
      editor?.work(i)
      if (next() < 0.3) await editor?.save()
      if (next() < 0.3) await editor?.pull()
      if (next() < 0.1) editor?.decide()
      if (next() < 0.05) editor?.reload()
      expect(wrong).toEqual([])
    }
    for (const end of await settleAll(editors)) expect(end).toEqual({ kind: 'done' })
    expect(wrong).toEqual([])
    for (const editor of editors)
      expect(designDifferences(editor.edited().design, server.design())).toEqual([])
  })
})

/** Calls of an editor, each with a look at what it did on the server. */
function watched(server: ModelServer, name: string, onCalled: (before: Design) => void): SaveCalls {
  const calls = server.callsAs(name)
  const look =
    <T>(call: (input: T) => Promise<CallAnswer>) =>
    async (input: T): Promise<CallAnswer> => {
      const before = server.design()
      const answer = await call(input)
      onCalled(before)
      return answer
    }
  return {
    ...calls,
    upsertBlocks: look(calls.upsertBlocks),
    upsertLayers: look(calls.upsertLayers),
    deleteLayers: look(calls.deleteLayers),
    deleteBlocks: look(calls.deleteBlocks),
  }
}
