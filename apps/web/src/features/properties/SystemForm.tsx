import {
  mergeFields,
  parseSystemParameters,
  systemParametersFields,
  validateSystemParameters,
} from '@duet/plant'
import { Select } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { formatFixed, formatPowerW } from '../../lib/format.ts'
import {
  GetSystemParametersDocument,
  type GetSystemParametersQuery,
  type SystemPartsFragment,
} from '../../lib/gql/graphql.ts'
import { errorMessage, GraphqlError } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { viewOf } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { noteStored } from '../design-session/noteStored.ts'
import type { DesignSession } from '../design-session/session.ts'
import type { DesignComponent } from '../plant/components.ts'
import { storeSystem, writeSystem } from '../plant/systemCalls.ts'
import { FieldInput } from './fields/FieldInput.tsx'
import classes from './PropertyPanel.module.css'

type Stored = SystemPartsFragment

/** What holds for the whole plant: the high-voltage stage and the limit of the grid. */
export function SystemForm({ session }: { readonly session: DesignSession }): ReactNode {
  const view = viewOf(
    useQuery(graphqlQuery(GetSystemParametersDocument, { project_id: session.projectId })),
  )
  return (
    <DataState view={view} skeleton={<SkeletonLines count={4} />}>
      {({ systemParameters }) => <Fields session={session} stored={systemParameters} />}
    </DataState>
  )
}

function Fields(props: { readonly session: DesignSession; readonly stored: Stored }): ReactNode {
  const { session, stored: draft } = props
  const components = useStore(session.components, (known) => known)
  const { change, error } = useSystemEdits(session)
  const system = parseSystemParameters(draft)
  const errors = validateSystemParameters(system)
  const messages = new Map(errors.map(({ path, message }) => [path, message]))
  const values = new Map<string, unknown>(Object.entries(draft))
  return (
    <>
      {error !== null && <ErrorNote message={errorMessage(error)} />}
      <div className={classes['fields']}>
        {systemParametersFields
          .filter((field) => field.isVisible(system) && field.name !== 'terrain_dem_enabled')
          .map((field) => {
            const set = (value: unknown): void => change({ ...draft, [field.name]: value })
            const kind = HV_KINDS[field.name]
            if (kind === undefined) {
              return (
                <FieldInput
                  key={field.name}
                  field={
                    field.name === 'grid_injection_limit' ? { ...field, isOptional: true } : field
                  }
                  value={values.get(field.name)}
                  errors={messages}
                  isDisabled={!session.mayEdit}
                  onChange={set}
                />
              )
            }
            const value = values.get(field.name)
            return (
              <Select
                key={field.name}
                label={field.label}
                placeholder="Choose"
                data={choices([...components.values()], kind)}
                value={typeof value === 'string' ? value : null}
                error={messages.get(field.name)}
                disabled={!session.mayEdit}
                clearable
                onChange={set}
              />
            )
          })}
        {system.grid_injection_limit_enabled && system.grid_injection_limit !== null && (
          <LimitRatio session={session} limitW={system.grid_injection_limit} />
        )}
      </div>
    </>
  )
}

/** The modules of all blocks over what the grid takes: the DC/AC ratio of the plant (D-04). */
function LimitRatio(props: {
  readonly session: DesignSession
  readonly limitW: number
}): ReactNode {
  const dcW = useStore(props.session.layout, ({ byBlock }) =>
    [...byBlock.values()].reduce((sum, { summary }) => sum + (summary.stc_power ?? 0), 0),
  )
  if (dcW === 0 || props.limitW <= 0) return null
  return (
    <p className={classes['note']}>
      {`DC at STC of all blocks: ${formatPowerW(dcW, 'Wp')}, ${formatFixed(dcW / props.limitW, 2)} times the limit`}
    </p>
  )
}

const HV_KINDS: Readonly<Record<string, DesignComponent['kind']>> = {
  pv_hv_transformer_id: 'hvTransformer',
  pv_hv_ac_wire_id: 'acWire',
}

function choices(
  components: readonly DesignComponent[],
  kind: DesignComponent['kind'],
): { value: string; label: string }[] {
  return components
    .filter((component) => component.kind === kind)
    .map(({ id, name }) => ({ value: id, label: name }))
}

const SAVE_DELAY_MS = 800

interface SystemEdits {
  readonly change: (next: Stored) => void
  /** Why the last change could not be saved. */
  readonly error: Error | null
}

/** Shows a change at once and saves it when typing pauses, also after the form was left; wrong values wait. */
function useSystemEdits(session: DesignSession): SystemEdits {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // what the server had when the change that is not saved yet began
  const base = useRef<Stored>(undefined)
  const { queryKey } = graphqlQuery(GetSystemParametersDocument, {
    project_id: session.projectId,
  })
  const show = (next: Stored): void => {
    queryClient.setQueryData(queryKey, { systemParameters: next })
  }
  const shownNow = (): Stored | undefined =>
    queryClient.getQueryData<GetSystemParametersQuery>(queryKey)?.systemParameters
  const save = useMutation({
    mutationFn: (next: Stored) =>
      writeSystem(
        parseSystemParameters(next),
        base.current ? parseSystemParameters(base.current) : null,
      ),
    onSuccess: (saved, sent) => {
      if (base.current) {
        const step = {
          before: parseSystemParameters(base.current),
          after: parseSystemParameters(sent),
          store: storeSystem,
        }
        noteStored(session, 'Change the system', step)
      }
      const shown = shownNow()
      // typed meanwhile: that goes on from what is stored now
      const isNewer = shown !== undefined && shown !== sent
      base.current = isNewer ? saved : undefined
      show(isNewer ? mergeFields({ base: sent, mine: shown, theirs: saved }).merged : saved)
    },
    onError: (error) => {
      if (!(error instanceof GraphqlError && error.code === 'DESIGN_CONFLICT')) return
      base.current = undefined
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    error: save.error,
    change: (next) => {
      base.current ??= shownNow()
      show(next)
      clearTimeout(timer.current)
      if (validateSystemParameters(parseSystemParameters(next)).length > 0) return
      timer.current = setTimeout(() => save.mutate(next), SAVE_DELAY_MS)
    },
  }
}
