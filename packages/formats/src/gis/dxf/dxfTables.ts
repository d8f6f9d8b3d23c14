import { XDATA_APPLICATION } from './dxfXdata.ts'

/** Codes and values, as they stand in the file. */
export type Pair = readonly [number, string | number]

/** Handles of the two spaces. */
export const MODEL_SPACE = '1F'
const PAPER_SPACE = '1B'

/** Layers as the format takes their names, with their colours. */
export type DxfLayers = ReadonlyMap<string, { readonly name: string; readonly color: number }>

const record = (handle: string, owner: string, type: string): readonly Pair[] => [
  [5, handle],
  [330, owner],
  [100, 'AcDbSymbolTableRecord'],
  [100, type],
]

function table(name: string, handle: string, rows: readonly (readonly Pair[])[]): readonly Pair[] {
  return [
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, rows.length],
    ...rows.flatMap((row): readonly Pair[] => [[0, name], ...row]),
    [0, 'ENDTAB'],
  ]
}

const lineType = (handle: string, name: string): readonly Pair[] => [
  ...record(handle, '5', 'AcDbLinetypeTableRecord'),
  [2, name],
  [70, 0],
  [3, ''],
  [72, 65],
  [73, 0],
  [40, 0],
]
const layerRow = (handle: string, name: string, color: number): readonly Pair[] => [
  ...record(handle, '2', 'AcDbLayerTableRecord'),
  [2, name],
  [70, 0],
  [62, color],
  [6, 'Continuous'],
]
const application = (handle: string, name: string): readonly Pair[] => [
  ...record(handle, '9', 'AcDbRegAppTableRecord'),
  [2, name],
  [70, 0],
]
const spaceRow = (handle: string, name: string): readonly Pair[] => [
  ...record(handle, '1', 'AcDbBlockTableRecord'),
  [2, name],
]

/** All tables; layers take their handles from the maker. */
export function tablePairs(
  layers: DxfLayers,
  handles: { readonly next: () => string },
): readonly Pair[] {
  const own = [...new Map([...layers.values()].map((item) => [item.name, item])).values()]
  return [
    ...table('VPORT', '8', []),
    ...table('LTYPE', '5', [
      lineType('14', 'ByBlock'),
      lineType('15', 'ByLayer'),
      lineType('16', 'Continuous'),
    ]),
    ...table('LAYER', '2', [
      layerRow('10', '0', 7),
      ...own
        .filter(({ name }) => name !== '0')
        .map(({ name, color }) => layerRow(handles.next(), name, color)),
    ]),
    ...table('STYLE', '3', [STANDARD_STYLE]),
    ...table('VIEW', '6', []),
    ...table('UCS', '7', []),
    ...table('APPID', '9', [application('12', 'ACAD'), application('13', XDATA_APPLICATION)]),
    ...DIMSTYLE_TABLE,
    ...table('BLOCK_RECORD', '1', [
      spaceRow(MODEL_SPACE, '*Model_Space'),
      spaceRow(PAPER_SPACE, '*Paper_Space'),
    ]),
  ]
}

const STANDARD_STYLE: readonly Pair[] = [
  ...record('11', '3', 'AcDbTextStyleTableRecord'),
  [2, 'Standard'],
  [70, 0],
  [40, 0],
  [41, 1],
  [50, 0],
  [71, 0],
  [42, 2.5],
  [3, 'txt'],
  [4, ''],
]

/** The table of dimension styles has a head of its own and records whose handle has another code. */
const DIMSTYLE_TABLE: readonly Pair[] = [
  [0, 'TABLE'],
  [2, 'DIMSTYLE'],
  [5, 'A'],
  [330, '0'],
  [100, 'AcDbSymbolTable'],
  [70, 1],
  [100, 'AcDbDimStyleTable'],
  [71, 0],
  [0, 'DIMSTYLE'],
  [105, '27'],
  [330, 'A'],
  [100, 'AcDbSymbolTableRecord'],
  [100, 'AcDbDimStyleTableRecord'],
  [2, 'Standard'],
  [70, 0],
  [0, 'ENDTAB'],
]

const block = (name: string, space: string, begin: string, end: string): readonly Pair[] => [
  [0, 'BLOCK'],
  [5, begin],
  [330, space],
  [100, 'AcDbEntity'],
  [8, '0'],
  [100, 'AcDbBlockBegin'],
  [2, name],
  [70, 0],
  [10, 0],
  [20, 0],
  [30, 0],
  [3, name],
  [1, ''],
  [0, 'ENDBLK'],
  [5, end],
  [330, space],
  [100, 'AcDbEntity'],
  [8, '0'],
  [100, 'AcDbBlockEnd'],
]

/** The two blocks that every drawing has. */
export const BLOCKS: readonly Pair[] = [
  ...block('*Model_Space', MODEL_SPACE, '20', '21'),
  ...block('*Paper_Space', PAPER_SPACE, '1C', '1D'),
]

/** The dictionaries that every drawing has. */
export const OBJECTS: readonly Pair[] = [
  [0, 'DICTIONARY'],
  [5, 'C'],
  [330, '0'],
  [100, 'AcDbDictionary'],
  [281, 1],
  [3, 'ACAD_GROUP'],
  [350, 'D'],
  [0, 'DICTIONARY'],
  [5, 'D'],
  [330, 'C'],
  [100, 'AcDbDictionary'],
  [281, 1],
]
