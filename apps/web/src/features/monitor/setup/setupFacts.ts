import { formatNumber } from '../../../lib/format.ts'
import type { DeployedVersionFragment } from '../../../lib/gql/graphql.ts'
import { draftOfVersion, type HierarchyWay, type SetupDraft } from './setupDraft.ts'

export interface SetupFact {
  readonly label: string
  readonly value: string
}

export type NameOf = (id: string | null) => string

/** @param named - datasets, runs and projects */
export function namesOf(named: readonly { readonly id: string; readonly name: string }[]): NameOf {
  const byId = new Map(named.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? 'none' : (byId.get(id) ?? id))
}

const WAY_FACTS: Readonly<Record<HierarchyWay, string>> = {
  present: 'as in the present version',
  as_design: 'as the design',
  table: 'of a table',
  tags: 'from tags',
}

/** All that a version is made of, in words. */
export function draftFacts(draft: SetupDraft, nameOf: NameOf): readonly SetupFact[] {
  const { way, tags } = draft
  const read = tags.filter(({ component }) => component !== '').length
  return [
    {
      label: 'Design',
      value:
        draft.plantProjectId === null
          ? way === 'present'
            ? 'as in the present version'
            : 'of this project'
          : nameOf(draft.plantProjectId),
    },
    { label: 'Hierarchy', value: way === 'tags' ? `from ${read} tags` : WAY_FACTS[way] },
    { label: 'Interval', value: `${formatNumber(draft.intervalMinutes)} min` },
    { label: 'Time zone', value: draft.timeZone === '' ? 'that of the place' : draft.timeZone },
    { label: 'Clock', value: draft.clock === 'utc' ? 'UTC' : 'local' },
    { label: 'Times name', value: `the ${draft.label} of the interval` },
    { label: 'Weather first of', value: draft.weather },
    { label: 'Weather of the station', value: nameOf(draft.enviroId) },
    { label: 'Weather of a satellite', value: nameOf(draft.satelliteId) },
    { label: 'Thresholds', value: thresholdText(draft) },
    { label: 'Budget run', value: nameOf(draft.budgetId) },
    {
      label: 'Price of a kWh',
      value:
        draft.pricePerKwh === null
          ? 'none'
          : `${formatNumber(draft.pricePerKwh)} ${draft.currency}`.trim(),
    },
  ]
}

const thresholdText = ({ settings }: SetupDraft): string => {
  const given = Object.entries(settings.thresholds ?? {})
  return given.length === 0
    ? 'as usual'
    : given.map(([key, value]) => `${key.replaceAll('_', ' ')} ${value}`).join(', ')
}

/** What is otherwise than before: 'EUR, was USD'. */
export function changedFacts(
  before: SetupDraft,
  after: SetupDraft,
  nameOf: NameOf,
): readonly SetupFact[] {
  const old = new Map(draftFacts(before, nameOf).map(({ label, value }) => [label, value]))
  return draftFacts(after, nameOf)
    .filter(({ label, value }) => old.get(label) !== value)
    .map(({ label, value }) => ({ label, value: `${value}, was ${old.get(label)}` }))
}

/** What a version changed of the one before it, its nodes included. */
export function versionChanges(
  before: DeployedVersionFragment,
  after: DeployedVersionFragment,
  nameOf: NameOf,
): readonly SetupFact[] {
  const facts = changedFacts(draftOfVersion(before, ''), draftOfVersion(after, ''), nameOf)
  const nodes = nodeChanges(before.nodes, after.nodes)
  return [
    ...facts,
    ...(nodes === '' ? [] : [{ label: 'Nodes', value: nodes }]),
    ...(before.dc_capacity_w === after.dc_capacity_w
      ? []
      : [
          {
            label: 'DC capacity',
            value: `${after.dc_capacity_w} W, was ${before.dc_capacity_w} W`,
          },
        ]),
  ]
}

type Nodes = DeployedVersionFragment['nodes']

function nodeChanges(before: Nodes, after: Nodes): string {
  const old = new Map(before.map((node) => [node.id, JSON.stringify(node)]))
  const added = after.filter(({ id }) => !old.has(id)).length
  const changed = after.filter((node) => {
    const text = old.get(node.id)
    return text !== undefined && text !== JSON.stringify(node)
  }).length
  const removed = before.length - (after.length - added)
  return [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
}
