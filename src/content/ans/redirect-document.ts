import { ansIdOf } from './ans-id.ts';
import type { JsonObject } from './json.ts';
import { ansVersion } from './schema/schemas.ts';

/** A redirect from a path of a brand's site. The same path always gives the same id. */
export const redirectDocument = (from: string, to: string): JsonObject => ({
	_id: ansIdOf('redirect', from),
	type: 'redirect',
	version: ansVersion,
	canonical_url: from,
	redirect_url: to,
});
