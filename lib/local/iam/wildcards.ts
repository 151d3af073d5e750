/** A pattern in which `*` is any text and `?` any character, slashes included, as S3 and CloudFront have it. */
export function wildcards(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's')
}
