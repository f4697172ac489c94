import type { Members } from '#content/contract';

/** No request shows a session. */
export const nobody: Members = { showsSession: () => false, isMember: async () => false };
