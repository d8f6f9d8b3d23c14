import { type AcWireParameters, type Block, billOfQuantities, blockPvSummary } from '@duet/plant'
import { GetSystemParametersDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { linkedComponents } from '../../plant/components.ts'
import { componentNames } from './exportParts.ts'

const HEADER = ['scope', 'item', 'component', 'quantity', 'unit', 'rule'] as const
const DECIMALS = 3

/** The bill of blocks as rows of a table. */
export async function billRows(
  session: DesignSession,
  blocks: readonly Block[],
): Promise<{
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}> {
  const layers = Object.values(session.plant.get().design.block_layers)
  const { frame } = session
  const billed = await Promise.all(
    blocks.map(async (block) => {
      const components = linkedComponents(block, session.components.get())
      const layout = await session.layout.layoutOf(block.id)
      const summary = blockPvSummary({
        block,
        components,
        layers,
        frame,
        layout,
        coldestAirC: session.weather.get().get(block.enviro_dataset_id ?? '')?.coldestAirC,
      })
      return { block, summary, components, names: componentNames(session, block) }
    }),
  )
  const highVoltage = await highVoltageOf(session)
  const items = billOfQuantities({
    blocks: billed,
    layers,
    frame,
    ...(highVoltage !== undefined && { highVoltage }),
  })
  return {
    header: HEADER,
    rows: items.map(({ scope, item, component, quantity, unit, rule }) => [
      scope,
      item,
      component,
      quantity === null ? null : Number(quantity.toFixed(DECIMALS)),
      unit,
      rule,
    ]),
  }
}

async function highVoltageOf(session: DesignSession): Promise<
  | {
      readonly transformer: string | null
      readonly wire: AcWireParameters | undefined
      readonly wireName: string | null
    }
  | undefined
> {
  const { systemParameters } = await request(GetSystemParametersDocument, {
    project_id: session.projectId,
  })
  if (!systemParameters.hv_stage_enabled) return undefined
  const components = session.components.get()
  const wire = components.get(systemParameters.pv_hv_ac_wire_id ?? '')
  return {
    transformer: components.get(systemParameters.pv_hv_transformer_id ?? '')?.name ?? null,
    wire: wire !== undefined && isAcWire(wire.parameters) ? wire.parameters : undefined,
    wireName: wire?.name ?? null,
  }
}

function isAcWire(parameters: object): parameters is AcWireParameters {
  return 'ac_line_length' in parameters
}
