import type { ComponentKind } from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import {
  catalogueFilters,
  catalogueInverter,
  moduleFilters,
  moduleParameters,
  searchCatalogue,
  searchModules,
} from './cecCatalogue.ts'
import { readComponentFile } from './componentFile.ts'
import type { ComponentRecord } from './componentRecord.ts'
import {
  addUsualComponents,
  componentsOf,
  createComponent,
  deleteComponent,
  oneComponent,
  updateComponent,
  updateComponentName,
} from './components.ts'
import {
  addComponentToLibrary,
  createComponentFromLibrary,
  deleteLibraryComponent,
  libraryComponents,
  updateLibraryComponentName,
} from './library.ts'
import { panelIv } from './panelIv.ts'

export const componentResolvers: Resolvers = {
  Query: {
    components: (_root, args, { server, userId }) => componentsOf(server, userId, args),
    panelIv: (_root, { parameters }, { userId }) => panelIv(userId, parameters),
    component: (_root, { id }, { server, userId }) => oneComponent(server, userId, id),
    libraryComponents: (_root, args, { server, userId }) => libraryComponents(server, userId, args),
    cecInverters: (_root, args, { server, userId }) => searchCatalogue(server, userId, args),
    cecInverter: (_root, { id }, { server, userId }) => catalogueInverter(server, userId, id),
    cecInverterFilterParams: (_root, _args, { server, userId }) => catalogueFilters(server, userId),
    cecModules: (_root, args, { server, userId }) => searchModules(server, userId, args),
    cecModuleFilterParams: (_root, _args, { server, userId }) => moduleFilters(server, userId),
  },
  CecModule: { parameters: moduleParameters },
  Mutation: {
    createPanel: (_root, args, ctx) => create(ctx, 'panel', args),
    createTable: (_root, args, ctx) => create(ctx, 'table', args),
    createInverter: (_root, args, ctx) => create(ctx, 'inverter', args),
    createMvTransformer: (_root, args, ctx) => create(ctx, 'transformer', args),
    createHvTransformer: (_root, args, ctx) => create(ctx, 'hvTransformer', args),
    createDcWire: (_root, args, ctx) => create(ctx, 'dcWire', args),
    createAcWire: (_root, args, ctx) => create(ctx, 'acWire', args),
    addUsualComponents: (_root, args, { server, userId }) =>
      addUsualComponents(server, userId, args),
    updateComponent: (_root, { id, ...change }, { server, userId }) =>
      updateComponent(server, userId, id, change),
    updateComponentName: (_root, { id, name }, { server, userId }) =>
      updateComponentName(server, userId, id, name),
    readComponentFile: (_root, args, { server, userId }) => readComponentFile(server, userId, args),
    deleteComponent: (_root, { id }, { server, userId }) =>
      succeeded(deleteComponent(server, userId, id)),
    addComponentToLibrary: (_root, args, { server, userId }) =>
      addComponentToLibrary(server, userId, args),
    createComponentFromLibrary: (_root, args, { server, userId }) =>
      createComponentFromLibrary(server, userId, args),
    updateLibraryComponentName: (_root, { id, name }, { server, userId }) =>
      updateLibraryComponentName(server, userId, id, name),
    deleteLibraryComponent: (_root, { id }, { server, userId }) =>
      succeeded(deleteLibraryComponent(server, userId, id)),
  },
}

const create = (
  { server, userId }: { readonly server: Server; readonly userId: UserId },
  kind: ComponentKind,
  args: { readonly project_id: string; readonly name: string; readonly parameters?: unknown },
): Promise<ComponentRecord> => createComponent(server, userId, { ...args, kind })
