import fc from 'fast-check'

/**
 * Arbitrary texts, including lone surrogates and invisible characters. fast-check's own `unit: 'binary'` and `webUrl`
 * take a second or more in each process, because they list all characters first.
 */
export const anyText = (constraints?: fc.ArrayConstraints): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), constraints)
    .map((codeUnits) => String.fromCharCode(...codeUnits))

/** Addresses of websites. */
export const anyAddress = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('https:', 'http:', 'ftp:'), fc.domain(), anyText({ maxLength: 20 }))
    .map(([scheme, domain, path]) => `${scheme}//${domain}/${path}`)
