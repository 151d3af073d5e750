/** `Layout` dispatches this event on `window` once it has mounted: React has hydrated or rendered the page. */
export const mountEvent = 'mount'
