import type { RegisteredReaders } from '#content/contract';

/** No request has a session. */
export const nobody: RegisteredReaders = { showsSession: () => false, isRegistered: async () => false };
