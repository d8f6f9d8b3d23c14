import { expect, test } from 'vitest'
import { readPvsystTree } from './pvsystTree.ts'

const tree = (lines: readonly string[]) =>
  readPvsystTree(new TextEncoder().encode(lines.join('\r\n')))

test('a PVsyst file becomes a tree of its levels, with numbers, lists, text and keys without a value', () => {
  expect(
    tree([
      '\uFEFFPVObject_=pvModule',
      '  Version=7.2',
      '',
      '  PVObject_Commercial=pvCommercial',
      '    Comment=a = b',
      '    Flags=$0041',
      '    Remarks, Count=2',
      '      Str_1=one,  two, 3',
      '      Str_2',
      '    End of Remarks',
      '  End of PVObject pvCommercial',
      '  Point_1=20.0,1.5',
      'End of PVObject pvModule',
      '',
    ]),
  ).toEqual({
    PVObject_: {
      PVObject_: 'pvModule',
      Version: 7.2,
      PVObject_Commercial: {
        PVObject_Commercial: 'pvCommercial',
        Comment: 'a',
        Flags: '$0041',
        'Remarks, Count': { 'Remarks, Count': 2, Str_1: ['one', '  two', 3], Str_2: null },
        'End of Remarks': null,
      },
      'End of PVObject pvCommercial': null,
      Point_1: [20, 1.5],
    },
  })
})
