import { describe, expect, test } from 'vitest'
import { designConflicts } from './conflicts.ts'
import { EMPTY_DESIGN } from './designDiff.ts'
import { unsavedCount } from './syncState.ts'
import { modelServer } from './testing/modelServer.ts'
import { seeded } from './testing/randomEdits.ts'
import { designDifferences, randomEditor, settleAll } from './testing/randomSaving.ts'

/** The seed is in the title: `vitest run -t 'seed 17$'` repeats one. */
const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1)

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
})
