import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';
import { brokenSchemas, examplesOf, hasSharedData } from '../fixtures/shared-data.ts';
import { storyOf } from '../fixtures/story-of.ts';
import { isObject, type JsonObject } from '../json.ts';

/** Puts a part of a schema into its position in a story. */
const positions: Readonly<Record<string, (part: unknown) => JsonObject>> = {
	'utils/tag.json': (part) => ({ taxonomy: { tags: [part] } }),
	'utils/keyword.json': (part) => ({ taxonomy: { keywords: [part] } }),
	'utils/topic.json': (part) => ({ taxonomy: { topics: [part] } }),
	'utils/auxiliary.json': (part) => ({ taxonomy: { auxiliaries: [part] } }),
	'utils/named_entity.json': (part) => ({ taxonomy: { named_entities: [part] } }),
	'traits/trait_date.json': (part) => (isObject(part) ? part : {}),
	'traits/trait_platform_pitch_event.json': (part) => ({ pitches: { platform: [{ events: [part] }] } }),
	'traits/trait_publishing.json': (part) => ({ publishing: part }),
};

function storyWith(part: unknown, schema: string): JsonObject {
	const trait = /^traits\/trait_(\w+)\.json$/.exec(schema)?.[1];
	const position =
		positions[schema] ??
		(trait === undefined ? (element: unknown) => ({ content_elements: [element] }) : (value: unknown) => ({ [trait]: value }));
	return storyOf(position(part));
}

/** This example lacks an address, but its type is unknown to ANS, so it is accepted with a warning. */
const unknownType = 'interstitial-link-fixture-bad.json';

/** A configuration from before ANS 0.10.9 may use a key that it reserved; upgrading removes the key. */
const upgradedExample = 'custom_embed-fixture-bad-1.json';

describe.skipIf(!hasSharedData)(`a problem inside a story${hasSharedData ? '' : ' (../shared/data is not here)'}`, () => {
	const schemas = brokenSchemas();
	const parts = examplesOf('invalid').flatMap(({ name, json }) => {
		const schema = schemas.get(name) ?? '';
		return schema.includes('/') ? [{ name, schema, json }] : [];
	});

	it.each(parts.filter(({ name }) => name !== upgradedExample && name !== unknownType))(
		'C01 $name is refused with its path, or its repair is named',
		({ json, schema }) => {
			const checked = checkDocument(storyWith(json, schema));
			if (checked.kind === 'accepted') expect(checked.repairs).not.toEqual([]);
			else expect(checked.problems).toMatchObject([{ path: expect.stringMatching(/^\$(\.|\[)/) }]);
		},
	);

	it(`C01 ${upgradedExample} is accepted without the reserved key`, () => {
		const part = parts.find(({ name }) => name === upgradedExample);
		const checked = checkDocument(storyWith(part?.json, part?.schema ?? ''));
		expect(checked).toMatchObject({
			kind: 'accepted',
			document: { content_elements: [{ embed: { config: { autoplay: true, startPos: 32 } } }] },
		});
		expect(JSON.stringify(checked)).not.toContain('referent');
	});

	it(`C01 ${unknownType} is accepted with a warning`, () => {
		const part = parts.find(({ name }) => name === unknownType);
		const checked = checkDocument(storyWith(part?.json, part?.schema ?? ''));
		expect(checked).toMatchObject({ kind: 'accepted', warnings: [{ path: '$.content_elements[0].type' }] });
	});
});
