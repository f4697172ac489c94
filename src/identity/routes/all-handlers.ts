import { accountHandlers } from './account-handlers.ts';
import { clientHandlers } from './client-handlers.ts';
import type { Handlers } from './handlers.ts';
import { privacyHandlers } from './privacy-handlers.ts';
import { providerHandlers } from './provider-handlers.ts';
import { signInHandlers } from './sign-in-handlers.ts';

/** The handler of every endpoint. */
export const handlers: Handlers = { ...signInHandlers, ...accountHandlers, ...privacyHandlers, ...providerHandlers, ...clientHandlers };
