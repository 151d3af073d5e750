/** A file that the page can read only once `release` is called. */
export function heldFile(content: File) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const file = new File([content], content.name, { type: content.type })
  file.text = () => released.then(() => content.text())
  file.arrayBuffer = () => released.then(() => content.arrayBuffer())
  return { file, release: async () => release() }
}
