/** A text of a work that is not published. `receivedAt` is ISO 8601 in UTC. */
export type Draft = { readonly id: string; readonly headline: string; readonly receivedAt: string };
