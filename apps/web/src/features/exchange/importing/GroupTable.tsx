import { type FeatureGroup, type GroupRule, typesFor } from '@duet/formats'
import { type Design, isLayerType, LAYER_LABELS } from '@duet/plant'
import { Select, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import { LAYER_COLORS } from '../../map/mapColors.ts'
import classes from './ImportDialog.module.css'
import { type GroupChoice, type GroupPlan, NEW_BLOCK, OWN_BLOCK, UNASSIGNED } from './importPlan.ts'

interface GroupTableProps {
  readonly plans: readonly GroupPlan[]
  readonly design: Design
  readonly onChange: (key: string, next: Partial<GroupChoice>) => void
}

/** What each group of shapes becomes. */
export function GroupTable({ plans, design, onChange }: GroupTableProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className={classes['groups']} tabIndex={0} aria-label="Groups of shapes">
      <Table verticalSpacing={4} horizontalSpacing={6} layout="auto">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Shapes</Table.Th>
            <Table.Th>Become</Table.Th>
            <Table.Th>Height from</Table.Th>
            <Table.Th>Go into</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plans.map((plan) => (
            <GroupRow
              key={plan.group.key}
              plan={plan}
              design={design}
              onChange={(next) => onChange(plan.group.key, next)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

interface GroupRowProps {
  readonly plan: GroupPlan
  readonly design: Design
  readonly onChange: (next: Partial<GroupChoice>) => void
}

function GroupRow({ plan, design, onChange }: GroupRowProps): ReactNode {
  const { group, choice } = plan
  const title = titleOf(group)
  const isSkipped = choice.type === 'skip'
  return (
    <Table.Tr>
      <Table.Td>
        <GroupName plan={plan} />
      </Table.Td>
      <Table.Td miw={130}>
        <Select
          aria-label={`${title} become`}
          value={choice.type}
          data={[
            { value: 'skip', label: 'Skip' },
            ...typesFor(group).map((type) => ({ value: type, label: LAYER_LABELS[type] })),
          ]}
          onChange={(value) => {
            if (value === 'skip' || isLayerType(value)) onChange({ type: value })
          }}
        />
      </Table.Td>
      <Table.Td miw={130}>
        <HeightSelect title={title} group={group} choice={choice} onChange={onChange} />
      </Table.Td>
      <Table.Td miw={150}>
        <Select
          aria-label={`${title} go into`}
          value={choice.block}
          disabled={isSkipped}
          data={[
            { value: NEW_BLOCK, label: 'A new block' },
            { value: OWN_BLOCK, label: 'A new block of their own' },
            ...blocksInOrder(design).map(({ id, name }) => ({ value: id, label: name })),
            { value: UNASSIGNED, label: 'Unassigned' },
          ]}
          onChange={(block) => block !== null && onChange({ block })}
        />
      </Table.Td>
    </Table.Tr>
  )
}

/** What the group is called in the file, how many there are, and the colours there and here. */
function GroupName({ plan: { group, choice, made } }: { readonly plan: GroupPlan }): ReactNode {
  const isSkipped = choice.type === 'skip'
  return (
    <div className={classes['groupName']}>
      <span
        className={classes['swatch']}
        style={{ background: choice.type === 'skip' ? 'transparent' : LAYER_COLORS[choice.type] }}
        aria-hidden
      />
      <div>
        <div>
          {titleOf(group)}
          {group.color !== undefined && (
            <span
              className={classes['fileColor']}
              style={{ background: group.color }}
              title={`Drawn in ${group.color} in the file`}
            />
          )}
        </div>
        <div className={classes['note']}>{noteOf(group, made.layers.length, isSkipped)}</div>
      </div>
    </div>
  )
}

const KINDS = { Point: 'points', LineString: 'lines', Polygon: 'areas' } as const
const ONE = { Point: 'point', LineString: 'line', Polygon: 'area' } as const
const TYPES_WITH_HEIGHT: ReadonlySet<string> = new Set(['shading', 'frame', 'panels', 'perimeter'])

export function titleOf({ layer, kind }: FeatureGroup): string {
  return layer === '' ? `All ${KINDS[kind]}` : layer
}

function noteOf(group: FeatureGroup, layers: number, isSkipped: boolean): string {
  const kind = group.features.length === 1 ? ONE[group.kind] : KINDS[group.kind]
  const count = `${formatCount(group.features.length)} ${kind}`
  const becomes = isSkipped ? '' : ` → ${formatCount(layers)} ${layers === 1 ? 'layer' : 'layers'}`
  return `${count}${group.hasHeights ? ' with heights' : ''}${becomes}`
}

function HeightSelect(props: {
  readonly title: string
  readonly group: FeatureGroup
  readonly choice: GroupRule
  readonly onChange: (next: Partial<GroupChoice>) => void
}): ReactNode {
  const { title, group, choice, onChange } = props
  const keys = choice.type === 'shading' ? group.numberKeys : []
  const isAsked = TYPES_WITH_HEIGHT.has(choice.type) && (group.hasHeights || keys.length > 0)
  if (!isAsked) return <span className={classes['note']}>–</span>
  const data = [
    { value: 'none', label: choice.type === 'shading' ? shownSentence('Usual 10 m') : 'None' },
    ...(group.hasHeights ? [{ value: 'z', label: 'Coordinates' }] : []),
    ...keys.map((key) => ({ value: `key ${key}`, label: key })),
  ]
  return (
    <Select
      aria-label={`Height of ${title} from`}
      value={choice.height.from === 'attribute' ? `key ${choice.height.key}` : choice.height.from}
      data={data}
      onChange={(value) => {
        if (value === 'none' || value === 'z') onChange({ height: { from: value } })
        else if (value !== null) onChange({ height: { from: 'attribute', key: value.slice(4) } })
      }}
    />
  )
}
