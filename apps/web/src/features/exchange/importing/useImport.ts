import { type GisFile, guessCrs, suggestedRule } from '@duet/formats'
import { heightsIn } from '@duet/plant'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { readDrawing } from '../../../project/drawing/readDrawing.ts'
import { makingOf } from '../../design-session/makingOf.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { groundOf } from '../../ground/state/groundStore.ts'
import { layerBounds } from '../../plant/layerBounds.ts'
import { type CrsChoice, chosenCrs, firstCrsChoice } from './crsChoice.ts'
import {
  createPlanner,
  type GroupChoice,
  type GroupPlan,
  importDiff,
  NEW_BLOCK,
} from './importPlan.ts'
import { type PlacedFile, placeFile } from './placedFile.ts'

export type ImportState =
  | { readonly state: 'choose' }
  | { readonly state: 'reading'; readonly filename: string; readonly fraction: number }
  | { readonly state: 'failed'; readonly filename: string; readonly message: string }
  | { readonly state: 'preview'; readonly file: GisFile }

export interface ImportFiles {
  readonly state: ImportState
  readonly start: (files: readonly File[]) => void
  /** Back to the choice of a file; what is being read is given up. */
  readonly reset: () => void
}

/** Reads dropped files, `first` at once; nothing of the design changes. */
export function useImportFiles(first: readonly File[] = []): ImportFiles {
  const [state, setState] = useState<ImportState>({ state: 'choose' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (files: readonly File[]): Promise<void> => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const filename = files.map(({ name }) => name).join(', ')
    const show = (next: ImportState): void => {
      if (!abort.signal.aborted) setState(next)
    }
    show({ state: 'reading', filename, fraction: 0 })
    try {
      const file = await readDrawing(files, {
        signal: abort.signal,
        onProgress: (fraction) => show({ state: 'reading', filename, fraction }),
      })
      show({ state: 'preview', file })
    } catch (error) {
      show({ state: 'failed', filename, message: errorMessage(error) })
    }
  }
  const startFirst = useEffectEvent(() => {
    if (first.length > 0) void start(first)
  })
  useEffect(() => startFirst(), [])
  return {
    state,
    start: (files) => void start(files),
    reset: () => {
      running.current?.abort()
      setState({ state: 'choose' })
    },
  }
}

export interface ImportChoices {
  readonly crs: CrsChoice
  /** Shapes farther from the project are left out; null: all are taken. */
  readonly withinKm: number | null
  readonly isRepairing: boolean
  /** By the key of the group; absent: as suggested. */
  readonly groups: Readonly<Record<string, Partial<GroupChoice>>>
}

export interface ImportPreview {
  readonly choices: ImportChoices
  readonly change: (next: Partial<ImportChoices>) => void
  readonly changeGroup: (key: string, next: Partial<GroupChoice>) => void
  /** Undefined while no system is known. */
  readonly placed: PlacedFile | undefined
  readonly plans: readonly GroupPlan[]
  /** Adds the layers to the design as one step; gives how many. */
  readonly commit: () => number
}

/** Shapes of a whole country are cut to those around the project at first. */
const MANY_SHAPES = 500
const FIRST_WITHIN_KM = 20

/** What a file would become, by the choices made so far. */
export function useImportPreview(session: DesignSession, file: GisFile): ImportPreview {
  const site = useCurrentProject()
  const terrain = useStore(session.terrain, (grid) => grid)
  const [choices, setChoices] = useState(() => firstChoices(file, site))
  const [nowIso] = useState(() => new Date().toISOString())
  const { crs: crsChoice, withinKm, isRepairing, groups } = choices
  const crs = useMemo(() => chosenCrs(crsChoice, file, site), [crsChoice, file, site])
  const { isSwapped } = crsChoice
  const placed = useMemo(
    () =>
      crs && placeFile(file, { crs, isSwapped }, site, withinKm === null ? null : withinKm * 1000),
    [crs, isSwapped, file, site, withinKm],
  )
  const planned = useMemo(
    () =>
      createPlanner({
        projectId: session.projectId,
        frame: session.frame,
        sourceType: file.format,
        sourceFilename: file.filename,
        nowIso,
        newId: () => crypto.randomUUID(),
        groundAt: terrain && heightsIn(terrain, session.frame),
      }),
    [session, file, terrain, nowIso],
  )
  const block = firstBlock(session)
  const plans = (placed?.groups ?? []).map((group): GroupPlan => {
    const choice = { ...suggestedRule(group), block, ...groups[group.key] }
    return { group, choice, made: planned(group, choice, isRepairing) }
  })
  return {
    choices,
    change: (next) => setChoices({ ...choices, ...next }),
    changeGroup: (key, next) =>
      setChoices({ ...choices, groups: { ...groups, [key]: { ...groups[key], ...next } } }),
    placed,
    plans,
    commit: () => commitImport(session, file, plans),
  }
}

function firstChoices(
  file: GisFile,
  site: { readonly longitude: number; readonly latitude: number },
): ImportChoices {
  const guess = guessCrs(file, site)
  const crs = firstCrsChoice(guess)
  const isMany = file.features.length > MANY_SHAPES
  const near = isMany && placeFile(file, guess, site, FIRST_WITHIN_KM * 1000)
  const isCut = near !== false && near.farCount > 0 && near.features.length > 0
  return { crs, withinKm: isCut ? FIRST_WITHIN_KM : null, isRepairing: false, groups: {} }
}

/** The chosen block; where there is none, a new one. */
function firstBlock(session: DesignSession): string {
  const { blockId } = session.editor.get()
  const { blocks } = session.plant.get().design
  return blockId !== null && blocks[blockId] !== undefined ? blockId : NEW_BLOCK
}

/** More layers than this are not selected, for each would be outlined with its corners. */
const MAX_SELECTED = 100

function commitImport(session: DesignSession, file: GisFile, plans: readonly GroupPlan[]): number {
  const { diff, layerIds } = importDiff(session.plant.get().design, plans, makingOf(session))
  session.dispatch({ type: 'edit', edit: { name: `Import ${file.filename}`, diff } })
  const { block_layers } = session.plant.get().design
  const bounds = layerBounds(layerIds.flatMap((id) => block_layers[id] ?? []))
  if (bounds !== undefined) groundOf(session).map.get()?.fit(bounds)
  session.dispatch({ type: 'select', ids: layerIds.slice(0, MAX_SELECTED), how: 'replace' })
  capture('file_uploaded', { kind: 'design_import', format: file.format, layers: layerIds.length })
  return layerIds.length
}
