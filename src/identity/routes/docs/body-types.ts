import type { JsonSchema } from '#platform/http/call-docs';
import type { EndpointName } from '../../contract/endpoints.ts';

/** The content types of a body that is not JSON, and its schema if the table of endpoints has none. */
export type BodyType = { readonly types: readonly string[]; readonly schema?: JsonSchema };

/** Request content types of endpoints whose body is not JSON; all others take JSON. */
export const bodyTypes: Readonly<Partial<Record<EndpointName, BodyType>>> = {
	putAvatar: {
		types: ['multipart/form-data'],
		schema: { type: 'object', properties: { avatar: { type: 'string', contentMediaType: 'image/jpeg' } }, required: ['avatar'] },
	},
	providerToken: {
		types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
	},
};
