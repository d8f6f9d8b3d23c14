import { panText } from '@duet/formats/testing'
import { componentDefaults } from '@duet/plant'
import { byId, ofProject } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const PAN_FILE = Buffer.from(panText()).toString('base64')
const KINDS = ['Panel', 'Table', 'Inverter', 'MvTransformer', 'HvTransformer', 'DcWire', 'AcWire']

export const componentCases: PermissionDomain = {
  title: 'Components',
  cases: [
    {
      field: 'components',
      may: 'project viewer',
      args: ofProject,
      select: '{ id parameters field_errors { path } }',
    },
    { field: 'component', may: 'project viewer', args: byId('component') },
    {
      field: 'panelIv',
      may: 'signed in',
      args: () => ({ parameters: componentDefaults('panel') }),
      note: 'Reads nothing stored.',
    },
    { field: 'cecInverters', may: 'signed in' },
    { field: 'cecInverter', may: 'signed in', args: byId('inverter') },
    { field: 'cecInverterFilterParams', may: 'signed in' },
    { field: 'cecModules', may: 'signed in' },
    { field: 'cecModuleFilterParams', may: 'signed in' },
    ...KINDS.map(
      (kind): PermissionCase => ({
        field: `create${kind}`,
        may: 'project edit',
        scope: 'write',
        args: ({ project }) => ({ project_id: project, name: 'N' }),
      }),
    ),
    {
      field: 'addUsualComponents',
      may: 'project edit',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, mounting: 'fixed' }),
    },
    {
      field: 'updateComponent',
      may: 'project edit',
      scope: 'write',
      args: ({ component }) => ({ id: component, parameters: componentDefaults('panel') }),
    },
    {
      field: 'updateComponentName',
      may: 'project edit',
      scope: 'write',
      args: ({ component }) => ({ id: component, name: 'N' }),
    },
    { field: 'deleteComponent', may: 'project edit', scope: 'write', args: byId('component') },
    {
      field: 'libraryComponents',
      may: 'project viewer',
      args: ofProject,
      select: '{ id name parameters created_by_name }',
      note: 'Guests of the organization find an empty list.',
    },
    {
      field: 'addComponentToLibrary',
      may: 'project editor',
      scope: 'write',
      args: byId('component'),
      except: { listedGuest: 'FORBIDDEN' },
      note: 'Guests have no part in the library.',
    },
    {
      field: 'createComponentFromLibrary',
      may: 'project edit',
      scope: 'write',
      args: ({ project, libraryComponent }) => ({
        project_id: project,
        library_component_id: libraryComponent,
      }),
      except: { listedGuest: 'FORBIDDEN' },
      note: 'Guests have no part in the library.',
    },
    {
      field: 'updateLibraryComponentName',
      may: 'organization admin',
      scope: 'write',
      args: ({ libraryComponent }) => ({ id: libraryComponent, name: 'N' }),
      except: { guest: 'NOT_FOUND', listedGuest: 'NOT_FOUND' },
      note: 'Also whoever put it there. To guests the library is empty.',
    },
    {
      field: 'deleteLibraryComponent',
      may: 'organization admin',
      scope: 'write',
      args: byId('libraryComponent'),
      except: { guest: 'NOT_FOUND', listedGuest: 'NOT_FOUND' },
      note: 'Also whoever put it there. To guests the library is empty.',
    },
    {
      field: 'readComponentFile',
      may: 'project editor',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, filename: 'a.PAN', content: PAN_FILE }),
    },
  ],
}
