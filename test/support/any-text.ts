import fc from 'fast-check'

/**
 * Any text, with lone surrogates and characters that show nothing. The library's own `unit: 'binary'` takes seconds of each
 * process, because it lists all characters first.
 */
export const anyText = (constraints?: fc.ArrayConstraints): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), constraints)
    .map((codeUnits) => String.fromCharCode(...codeUnits))
