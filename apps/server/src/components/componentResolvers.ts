import type { ComponentKind } from '@duet/plant'
import type { Context } from '../http/context.ts'
import type { Resolvers } from '../http/resolvers.gen.ts'
import type { ComponentRecord } from './componentRecord.ts'

export const componentResolvers: Resolvers = {
  Query: {
    components: (_root, args, ctx) => ctx.services.components.components(ctx.userId, args),
    panelIv: (_root, { parameters }, ctx) =>
      ctx.services.components.panelIv(ctx.userId, parameters),
    component: (_root, { id }, ctx) => ctx.services.components.component(ctx.userId, id),
    libraryComponents: (_root, args, ctx) =>
      ctx.services.library.libraryComponents(ctx.userId, args),
    cecInverters: (_root, args, ctx) => ctx.services.cecCatalogue.cecInverters(ctx.userId, args),
    cecInverter: (_root, { id }, ctx) => ctx.services.cecCatalogue.cecInverter(ctx.userId, id),
    cecInverterFilterParams: (_root, _args, ctx) =>
      ctx.services.cecCatalogue.cecInverterFilterParams(ctx.userId),
  },
  Mutation: {
    createPanel: (_root, args, ctx) => create(ctx, 'panel', args),
    createTable: (_root, args, ctx) => create(ctx, 'table', args),
    createInverter: (_root, args, ctx) => create(ctx, 'inverter', args),
    createMvTransformer: (_root, args, ctx) => create(ctx, 'transformer', args),
    createHvTransformer: (_root, args, ctx) => create(ctx, 'hvTransformer', args),
    createDcWire: (_root, args, ctx) => create(ctx, 'dcWire', args),
    createAcWire: (_root, args, ctx) => create(ctx, 'acWire', args),
    updateComponent: (_root, { id, parameters, base }, ctx) =>
      ctx.services.components.updateComponent(ctx.userId, id, { parameters, base }),
    updateComponentName: (_root, { id, name }, ctx) =>
      ctx.services.components.updateComponentName(ctx.userId, id, name),
    readComponentFile: (_root, args, ctx) =>
      ctx.services.components.readComponentFile(ctx.userId, args),
    deleteComponent: async (_root, { id }, ctx) => {
      await ctx.services.components.deleteComponent(ctx.userId, id)
      return { success: true }
    },
    addComponentToLibrary: (_root, args, ctx) =>
      ctx.services.library.addComponentToLibrary(ctx.userId, args),
    createComponentFromLibrary: (_root, args, ctx) =>
      ctx.services.library.createComponentFromLibrary(ctx.userId, args),
    updateLibraryComponentName: (_root, { id, name }, ctx) =>
      ctx.services.library.updateLibraryComponentName(ctx.userId, id, name),
    deleteLibraryComponent: async (_root, { id }, ctx) => {
      await ctx.services.library.deleteLibraryComponent(ctx.userId, id)
      return { success: true }
    },
  },
  LibraryComponent: {
    created_at: (component) => component.created_at.toISOString(),
    updated_at: (component) => component.updated_at.toISOString(),
  },
  Component: {
    created_at: (component) => component.created_at.toISOString(),
    updated_at: (component) => component.updated_at.toISOString(),
  },
}

function create(
  { services, userId }: Context,
  kind: ComponentKind,
  args: { readonly project_id: string; readonly name: string; readonly parameters?: unknown },
): Promise<ComponentRecord> {
  return services.components.createComponent(userId, { ...args, kind })
}
