import type { EndpointName } from '../../contract/endpoints.ts';
import type { JsonSchema } from './json-schema.ts';

/** Content types of a form, and its schema if the table of endpoints has none. */
export type BodyType = { readonly types: readonly string[]; readonly schema?: JsonSchema };

/** The endpoints whose body is a form instead of JSON. */
export const bodyTypes: Readonly<Partial<Record<EndpointName, BodyType>>> = {
	putAvatar: {
		types: ['multipart/form-data'],
		schema: { type: 'object', properties: { avatar: { type: 'string', contentMediaType: 'image/jpeg' } }, required: ['avatar'] },
	},
	providerToken: {
		types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
	},
};
