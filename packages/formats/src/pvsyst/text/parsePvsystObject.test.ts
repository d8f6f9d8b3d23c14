import { describe, expect, test } from 'vitest'
import { parsePvsystText } from './parsePvsystObject.ts'

const parse = (...lines: readonly string[]) =>
  parsePvsystText(['PVObject_=pvRoot', ...lines, 'End of PVObject pvRoot'].join('\n'))

describe('a block', () => {
  test('may end under another name, and fields go on behind it', () => {
    const { root, remarks } = parse(
      'PVObject_=pvOrient',
      'NoOrient=1',
      'End of TOrientGroup',
      'PVObject_SimulFich=pvSimulFile',
      'End of TSimulFich',
      'Last=7',
    )
    expect(root.children.map(({ type }) => type)).toEqual(['pvOrient', 'pvSimulFile'])
    expect(root.fields.get('Last')).toBe('7')
    expect(remarks).toEqual([])
  })

  test('of an unknown type ends under any name of its own, where it has no other end', () => {
    const { root } = parse('PVObject_=pvNew', 'A=1', 'End of TNewThing', 'B=2')
    expect(root.fields.get('B')).toBe('2')
  })

  test('is a list, a bracket, a node or a record as well', () => {
    const { root, remarks } = parse(
      'Sommets, TPoly3D = 1 Point3D',
      'Point_1 = 0,0,0',
      'End of TPoly3D',
      'SubArrays=Start',
      'EndTags',
      'Children=Start',
      'StringNode Start;',
      'NElements=2',
      'StringNode End;',
      'Children=End',
      'VarList, list of=0 TVarSimul',
      'End of the List VarList',
      'Print=TPrintSettings',
      'Pages=1',
      'EndTags',
    )
    expect(root.children.map(({ key }) => key)).toEqual([
      'Sommets, TPoly3D',
      'SubArrays',
      'Children',
      'VarList, list of',
      'Print',
    ])
    expect(root.children[2]?.children[0]?.fields.get('NElements')).toBe('2')
    expect(remarks).toEqual([])
  })

  test('is not opened by a text that looks like one', () => {
    const { root } = parse('Comment=TEST', 'TypeM=TMY', 'Site=TUNIS', 'Str_1=Start')
    expect(root.children).toEqual([])
    expect(root.fields.get('Comment')).toBe('TEST')
  })
})

describe('odd lines', () => {
  test('are passed over and told: ends of nothing, and ends that close a block within', () => {
    const { root, remarks } = parse(
      'PVObject_A=pvA',
      'Profile=TCubicProfile',
      'End of PVObject pvA',
      'End of TCubicProfile',
      'End of PVObject pvRoot',
      'B=2',
    )
    expect(root.fields.get('B')).toBe('2')
    expect(remarks).toEqual([
      'Line 4: It ends TCubicProfile too, of which the end is missing.',
      'Line 5: It ends a block that is not open and was passed over.',
      'Line 6: It ends a block that is not open and was passed over.',
    ])
  })

  test('of a continued list are one list, and days close nothing', () => {
    const { root } = parse(
      'A=1,2,contd,',
      'A_contd=3,contd,',
      'A_contd=4,',
      'VarSimul_1=T_Amb',
      'End of Data',
      'End of VarSimul=viT_Amb',
    )
    expect(root.fields.get('A')).toBe('1,2,3,4,')
    expect(root.children[0]).toMatchObject({ key: 'VarSimul_1', type: 'T_Amb' })
  })

  test('within blocks without end are refused, not followed', () => {
    const deep = Array.from({ length: 5000 }, () => 'PVObject_=pvIn')
    expect(() => parse(...deep)).toThrow(expect.objectContaining({ code: 'not_possible' }))
  })
})
