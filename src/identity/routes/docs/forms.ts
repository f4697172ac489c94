import type { EndpointName } from '../../contract/endpoints.ts';
import type { JsonSchema } from './json-schema.ts';

export type Form = { readonly types: readonly string[]; readonly schema?: JsonSchema };

/** Calls whose body is a form and no JSON, with its schema where the table has none. */
export const forms: Readonly<Partial<Record<EndpointName, Form>>> = {
	putAvatar: {
		types: ['multipart/form-data'],
		schema: { type: 'object', properties: { avatar: { type: 'string', contentMediaType: 'image/jpeg' } }, required: ['avatar'] },
	},
	providerToken: {
		types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
	},
};
