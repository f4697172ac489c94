import type { Handlers } from './answer-call.ts';
import { accountHandlers } from './handlers/account.ts';
import { applicationHandlers } from './handlers/applications.ts';
import { clientHandlers } from './handlers/clients.ts';
import { keepingHandlers } from './handlers/keeping.ts';
import { newsletterHandlers } from './handlers/newsletters.ts';
import { ownDataHandlers } from './handlers/own-data.ts';
import { providerHandlers } from './handlers/providers.ts';
import { signingInHandlers } from './handlers/signing-in.ts';

/** The handler of every endpoint. */
export const handlers: Handlers = {
	...signingInHandlers,
	...accountHandlers,
	...ownDataHandlers,
	...keepingHandlers,
	...newsletterHandlers,
	...applicationHandlers,
	...providerHandlers,
	...clientHandlers,
};
