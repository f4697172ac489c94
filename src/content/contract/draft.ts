/** An unpublished text of a work. `receivedAt` is ISO 8601 in UTC. */
export type Draft = { readonly id: string; readonly headline: string; readonly receivedAt: string };
