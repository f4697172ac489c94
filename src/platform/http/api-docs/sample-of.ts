import { alternativesOf, isSchema, type JsonSchema, propertiesOf } from './json-schema.ts';

/** Example values by the name of a member. */
const samples: Readonly<Record<string, string>> = {
	userName: 'ana@mail.example',
	email: 'ana@mail.example',
	credentials: 'nubes sobre Quilmes 7',
	oldPassword: 'nubes sobre Quilmes 7',
	newPassword: 'lluvia sobre Wilde 9',
	firstName: 'Ana',
	lastName: 'Núñez',
	reason: 'CHANGED_MIND',
	// RFC 7636, appendix B.
	code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};

/** Which members a sample has: `telling` means the required ones and those with an example value, `whole` means all. */
export type SampleSize = 'telling' | 'whole';

/** A sample value that matches a schema; undefined when there is no useful one. */
export function sampleOf(schema: JsonSchema, size: SampleSize = 'telling', name = ''): unknown {
	const [first = schema] = alternativesOf(schema);
	if (first !== schema) return sampleOf(first, size, name);
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	switch (schema.type) {
		case 'object':
			return sampleObject(schema, size);
		case 'array':
			return size === 'whole' && isSchema(schema.items) ? [sampleOf(schema.items, size)] : [];
		case 'string':
			return samples[name];
		case 'boolean':
			return false;
		default:
			return 0;
	}
}

function sampleObject(schema: JsonSchema, size: SampleSize): unknown {
	const members = propertiesOf(schema).flatMap(([name, member]) => {
		const isRequired = schema.required?.includes(name) === true;
		const isTelling = samples[name] !== undefined || hasMembers(member);
		if (!isRequired && !isTelling && size === 'telling') return [];
		return [[name, sampleOf(member, size, name) ?? ''] as const];
	});
	return Object.fromEntries(members);
}

const hasMembers = (schema: JsonSchema): boolean => alternativesOf(schema).some((one) => propertiesOf(one).length > 0);
