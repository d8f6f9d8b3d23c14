import { changeText } from '@duet/engine'
import { documentChanges } from '@duet/plant'
import type { RunSummary } from '@duet/results'
import { datasetFacts, type RunManifest } from '@duet/results/run'
import type { RunChange, RunChanges, StageChange } from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { shadingNames } from './runInputs.ts'

/** A run with what it was made from. */
export interface ComparedRun {
  readonly run: FinishedRun
  readonly manifest: RunManifest
}

/** What differs in the inputs of two runs, and what it did to the energy. */
export function runChanges(a: ComparedRun, b: ComparedRun): RunChanges {
  const [ofA, ofB] = [factsOf(a), factsOf(b)]
  const facts = [...ofA.keys(), ...[...ofB.keys()].filter((key) => !ofA.has(key))]
  return {
    inputs: merged([
      ...facts.flatMap((key) => factChange(ofA.get(key), ofB.get(key))),
      ...documentChanges(comparedDocument(a), comparedDocument(b)).map(
        ({ subject, ...change }): RunChange => ({
          ...change,
          subjects: subject === '' ? [] : [subject],
        }),
      ),
    ]).toSorted((x, y) => GROUPS.indexOf(x.group) - GROUPS.indexOf(y.group)),
    stages: stageChanges(a.run.summary, b.run.summary),
  }
}

/** In the order in which they are listed. */
const GROUPS: readonly string[] = [
  'engine',
  'choice',
  'weather',
  'site',
  'system',
  'block',
  'layer',
  'component',
  'rating',
  'assumption',
]

const comparedDocument = ({ manifest }: ComparedRun): Parameters<typeof documentChanges>[0] => ({
  document: manifest.document,
  blockIds: manifest.blocks.map(({ id }) => id),
})

/** What a run says of itself beside its design. */
interface RunFact {
  readonly group: string
  readonly subject: string
  readonly label: string
  readonly value: string
  readonly unit: string
}

function factsOf({ run, manifest }: ComparedRun): ReadonlyMap<string, RunFact> {
  const all = [
    ...choiceFacts(manifest),
    ...weatherFacts(manifest),
    ...ratingFacts(run.summary),
    ...assumptionFacts(run.summary),
  ]
  return new Map(all.map((fact) => [`${fact.group} ${fact.subject} ${fact.label}`, fact]))
}

const fact = (group: string, label: string, value: string | number | null, unit = ''): RunFact => ({
  group,
  label,
  unit,
  subject: '',
  value: String(value ?? 'not set'),
})

function choiceFacts(manifest: RunManifest): readonly RunFact[] {
  return [
    fact('engine', 'Engine version', manifest.engine_version),
    fact('choice', 'From', manifest.from ?? 'start of the weather'),
    fact('choice', 'To', manifest.to ?? 'end of the weather'),
    fact('choice', 'Simulated year', manifest.simulated_year),
    fact('choice', 'Steps', manifest.step_count),
    fact(
      'choice',
      'Blocks',
      manifest.blocks
        .map(({ name }) => name)
        .toSorted()
        .join(', '),
    ),
    fact('choice', 'Obstacles', shadingNames(manifest).toSorted().join(', ') || 'none'),
    fact('choice', 'Changed inputs', changeText(manifest.input_changes ?? {}) || 'none'),
  ]
}

/** Datasets meet by their place: a run has one, or one for each block. */
function weatherFacts({ datasets, terrain }: RunManifest): readonly RunFact[] {
  const texts = datasets.flatMap((dataset, index) =>
    datasetFacts(dataset).map(({ label, value, unit }) =>
      fact('weather', datasets.length > 1 ? `${label} ${index + 1}` : label, value, unit),
    ),
  )
  const ground = terrain ? terrain.sha256.slice(0, 16) : 'none'
  return [...texts, fact('site', 'Terrain (SHA-256)', ground)]
}

function ratingFacts({ system, blocks }: RunSummary): readonly RunFact[] {
  const parts = [{ name: '', ratings: system.ratings }, ...blocks]
  return parts.flatMap(({ name, ratings }) => [
    { ...fact('rating', 'Nominal power DC', ratings.nominal_dc_w / 1000, 'kWp'), subject: name },
    { ...fact('rating', 'Nominal power AC', ratings.nominal_ac_w / 1000, 'kWac'), subject: name },
    { ...fact('rating', 'Modules', ratings.module_count), subject: name },
  ])
}

function assumptionFacts({ assumptions, blocks }: RunSummary): readonly RunFact[] {
  return assumptions.map(({ block_id, field, value, unit }) => ({
    ...fact('assumption', `Assumed: ${field.replaceAll('_', ' ')}`, value, unit),
    subject: blocks.find((block) => block.block_id === block_id)?.name ?? '',
  }))
}

/** Of a block that only one run has, the block itself is listed and not its figures. */
function factChange(was: RunFact | undefined, is: RunFact | undefined): RunChange[] {
  const some = was ?? is
  if (!some || was?.value === is?.value) return []
  const { group, subject, label, unit } = some
  if (group === 'rating' && !(was && is)) return []
  const absent = group === 'assumption' ? 'not assumed' : 'none'
  return [
    {
      group,
      label,
      unit,
      subjects: subject === '' ? [] : [subject],
      before: was?.value ?? absent,
      after: is?.value ?? absent,
    },
  ]
}

/** Changes of several blocks that read alike are one. */
function merged(changes: readonly RunChange[]): RunChange[] {
  const found = new Map<string, RunChange>()
  for (const change of changes) {
    const { group, label, before, after, unit } = change
    const key = JSON.stringify([group, label, before, after, unit, change.subjects.length > 0])
    const subjects = [...(found.get(key)?.subjects ?? []), ...change.subjects]
    found.set(key, { ...change, subjects })
  }
  return [...found.values()]
}

function stageChanges(a: RunSummary, b: RunSummary): StageChange[] {
  const [rowsA, rowsB] = [a.system.losses, b.system.losses]
  const keys = [...new Set([...rowsA, ...rowsB].map(({ key }) => key))]
  return keys.flatMap((key) => {
    const [was, is] = [rowsA, rowsB].map((rows) => rows.find((row) => row.key === key))
    const row = was ?? is
    if (!row) return []
    const { label, group, kind, unit } = row
    return [
      {
        key,
        label,
        group,
        kind,
        unit,
        value_before: was?.value_after ?? null,
        value_after: is?.value_after ?? null,
        loss_fraction_before: was?.loss_fraction_of_previous ?? null,
        loss_fraction_after: is?.loss_fraction_of_previous ?? null,
      },
    ]
  })
}
