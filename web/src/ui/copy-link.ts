/** Copies a link. If the browser does not allow that, shows the link to copy by hand; `failed` if that does not load either. */
export async function copyLink(url: string): Promise<'copied' | 'shown' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    try {
      const { showText } = await import('./TextDialog.tsx')
      showText({ reason: 'copy', text: url })
      return 'shown'
    } catch {
      return 'failed'
    }
  }
}
