import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isIn, parts } from './parts.ts';

it('each file is in one part, without its tests and samples', () => {
	const all = parts();
	const files = all.flatMap((part) => part.files);
	expect(files).toContain('src/site/page-cache/page-cache.ts');
	expect(files.filter((file) => /\.(test|samples)\./.test(file) || all.filter((part) => isIn(part, file)).length !== 1)).toEqual([]);
});

it('a part of a folder alone has nothing that is below it', () => {
	expect([isIn({ name: 'src/site/*' }, 'src/site/address.ts'), isIn({ name: 'src/site/*' }, 'src/site/ui/icon.tsx')]).toEqual([
		true,
		false,
	]);
	expect([isIn({ name: 'src/site' }, 'src/site/ui/icon.tsx'), isIn({ name: 'src/site' }, 'src/sites/a.ts')]).toEqual([true, false]);
});

it('each part has tests', () => {
	const without = parts().filter(({ tests }) =>
		tests.some((pattern) => globSync(`${pattern.endsWith('**') ? `${pattern}/*` : pattern}.test.{ts,tsx}`).length === 0),
	);
	expect(without.map(({ name }) => name)).toEqual([]);
});
