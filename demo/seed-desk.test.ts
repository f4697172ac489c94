import { expect, it } from 'vitest';
import { workStates } from '#content/contract';
import { publish, section, testContent } from '../tests/support/content.ts';
import { seedDesk } from './seed-desk.ts';

const content = testContent();

it('the demo has a story in each state of the desk, once', async () => {
	await publish(content(), [section('/deportes', { name: 'Deportes' })]);
	for (const _run of [1, 2]) {
		await seedDesk(content(), 'tn', content.clock.now);
		const lists = await Promise.all(workStates.map((state) => content().desk('tn', { state, from: 0 })));
		expect(lists.map(({ rows }) => rows.length)).toEqual([1, 1, 0, 1, 1]);
	}
});
