import type { Members } from '#content/contract';

/** No request has a session. */
export const nobody: Members = { showsSession: () => false, isMember: async () => false };
