import type { ComponentKind } from '@duet/plant'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  type ComponentPartsFragment,
  CreateAcWireDocument,
  CreateDcWireDocument,
  CreateHvTransformerDocument,
  CreateInverterDocument,
  CreateMvTransformerDocument,
  CreatePanelDocument,
  type CreatePanelMutationVariables,
  CreateTableDocument,
  type TypedDocumentString,
  UpdateComponentDocument,
  UpdateComponentNameDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'

type CreateDocument = TypedDocumentString<
  { readonly created: ComponentPartsFragment },
  CreatePanelMutationVariables
>

const CREATE: Readonly<Record<ComponentKind, CreateDocument>> = {
  panel: CreatePanelDocument,
  table: CreateTableDocument,
  inverter: CreateInverterDocument,
  transformer: CreateMvTransformerDocument,
  hvTransformer: CreateHvTransformerDocument,
  dcWire: CreateDcWireDocument,
  acWire: CreateAcWireDocument,
}

export interface NewComponent {
  readonly kind: ComponentKind
  readonly name: string
  /** Override the defaults of the kind. */
  readonly parameters?: unknown
}

export async function createComponent(
  projectId: string,
  { kind, name, parameters }: NewComponent,
): Promise<ComponentPartsFragment> {
  const { created } = await request(CREATE[kind], {
    project_id: projectId,
    name,
    parameters: parameters ?? null,
  })
  capture('component_changed', { change: 'created', kind })
  return created
}

export interface ComponentChange {
  readonly id: string
  /** Absent: stays as it is. */
  readonly name?: string
  readonly parameters?: { readonly edited: unknown; readonly base: unknown }
}

/** Name and parameters are two operations; what did not change is not sent. */
export async function updateComponent(
  change: ComponentChange,
): Promise<ComponentPartsFragment | undefined> {
  const { id, name, parameters } = change
  let saved: ComponentPartsFragment | undefined
  if (name !== undefined) {
    saved = (await request(UpdateComponentNameDocument, { id, name })).updateComponentName
  }
  if (parameters !== undefined) {
    const { edited, base } = parameters
    saved = (await request(UpdateComponentDocument, { id, parameters: edited, base }))
      .updateComponent
  }
  capture('component_changed', { change: 'updated' })
  return saved
}
