// The page that the edge serves while the waiting room is on.
export const pageTitle = 'तुलना: कृपया थोड़ा इंतज़ार करें'
export const heading = 'अभी यहाँ बहुत लोग हैं'
export const text = (seconds: number) =>
  `जैसे ही जगह बनेगी, साइट खुल जाएगी। यह पेज खुला रखें: यह हर ${seconds} सेकंड में खुद फिर कोशिश करता है। आपने पहले जो सेव किया है, वह सुरक्षित है।`
