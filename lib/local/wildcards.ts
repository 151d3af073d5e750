/** Compiles a pattern in which `*` matches any text and `?` any character, slashes included, as in IAM and CloudFront. */
export function wildcards(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's')
}
