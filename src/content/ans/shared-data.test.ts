import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { examplesOf, hasSharedData } from './fixtures/shared-data.ts';
import { testContext } from './fixtures/test-context.ts';
import { at, isObject } from './json.ts';
import { readCard } from './read-card.ts';
import { readStory } from './read-story.ts';
import { searchText } from './search-text.ts';
import { termsOf } from './terms.ts';
import { upgradeDocument } from './upgrade-document.ts';

const documents = new Set<unknown>(['story', 'video', 'gallery', 'collection', 'image', 'audio', 'redirect']);
const sets = ['ans', 'ans-older', 'ans-migrations', 'ans-proposals', 'api', 'invalid'];

// biome-ignore lint/style/noProcessEnv: whether missing examples may be passed over is no setting of the program.
const isOptional = process.env.CI !== 'true';

describe.skipIf(isOptional && !hasSharedData)(`the collected ANS documents${hasSharedData ? '' : ' (../shared/data is not here)'}`, () => {
	it('are beside the checkout', () => expect(hasSharedData).toBe(true));

	const good = ['ans', 'ans-older', 'api'].flatMap((set) => examplesOf(set).map(({ name, json }) => ({ name: `${set}/${name}`, json })));

	it.each(good.filter(({ json }) => documents.has(at(json, 'type'))))('C01 $name is accepted', ({ json }) => {
		expect(checkDocument(json)).toMatchObject({ kind: 'accepted' });
	});

	it.each(examplesOf('invalid'))('C01 invalid/$name is refused with a path, or its repair is named', ({ json }) => {
		const checked = checkDocument(json);
		if (checked.kind === 'accepted') expect(checked.repairs).not.toEqual([]);
		else expect(checked.problems).toEqual([{ path: expect.stringMatching(/^\$/), message: expect.stringMatching(/./) }]);
	});

	it.each(['embargo', 'geo-restriction', 'wrong-type', 'wrong-version', 'no-source', 'redirect-fixture', 'tag-fixture-bad-no-text'])(
		'C01 what is invalid in identity, address or restrictions is refused: %s',
		(name) => {
			const examples = examplesOf('invalid').filter((example) => example.name.includes(name));
			expect(examples.map(({ json }) => checkDocument(json).kind)).toEqual(examples.map(() => 'refused'));
			expect(examples.length).toBeGreaterThan(0);
		},
	);

	it('no document, accepted or not, makes reading throw', () => {
		for (const { json } of sets.flatMap(examplesOf).filter((example) => isObject(example.json))) {
			if (!isObject(json)) continue;
			const document = upgradeDocument(json);
			expect(() => [
				readStory(document, testContext),
				readCard(document, testContext),
				termsOf(document, 'tn'),
				searchText(document),
			]).not.toThrow();
		}
	});
});
