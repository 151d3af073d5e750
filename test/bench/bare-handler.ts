/** The baseline with which `latency.ts` compares the endpoints: responds at once and does nothing. */
export const handler = async () => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"success":true}',
})
