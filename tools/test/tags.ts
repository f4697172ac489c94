import type { TestTagDefinition } from 'vitest/config';

declare module 'vitest' {
	interface TestTags {
		tags: 'slow';
	}
}

/** What tests are marked with, as in `it('…', { tags: 'slow' }, …)`. */
export const tags: TestTagDefinition[] = [
	{
		name: 'slow',
		description: 'takes 0.25 s or more on an idle machine, or measures the machine: `npm run check` leaves it to `npm test`',
	},
];

/** The options by which Vitest leaves out the tests with a tag. */
export const without = (tag: TestTagDefinition['name']): readonly string[] => ['--tags-filter', `!${tag}`];
