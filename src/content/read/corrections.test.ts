import { describe, expect, it } from 'vitest';
import { publish, story, testContent } from '../../../tests/support/content.ts';

const content = testContent();

const correction = (text: string, more: object = {}) => ({ type: 'correction', text, ...more });
const at = (date: string, more: object) => ({ display_date: date, publish_date: date, ...more });
const listed = async (size = 10) =>
	(await content().queries('tn').corrections(size)).map(({ card, notes }) => [
		card.id,
		notes.map(({ heading, html }) => `${heading}: ${html}`),
	]);

describe('the corrections of a brand', () => {
	it('are those at the end of stories and in their bodies, the newest story first', async () => {
		const group = { type: 'element_group', content_elements: [correction('Eran <b>tres</b>.<script>x</script>')] };
		await publish(content(), [
			story('OLD', at('2026-11-18T12:00:00Z', { corrections: [correction('Eran dos.', { correction_type: 'clarification' })] })),
			story('NEW', at('2026-11-19T12:00:00Z', { content_elements: [correction('Eran dos.'), group] })),
			story('RIGHT', at('2026-11-20T12:00:00Z', {})),
		]);
		expect(await listed()).toEqual([
			['NEW', ['Corrección: Eran dos.', 'Corrección: Eran <b>tres</b>.']],
			['OLD', ['Aclaración: Eran dos.']],
		]);
		expect(await listed(1)).toHaveLength(1);
	});

	it('show no text of a story for registered readers, and leave out stories that are gone', async () => {
		const closed = { content_restrictions: { content_code: 'registro' }, content_elements: [correction('Un secreto.')] };
		await publish(content(), [story('CLOSED', closed), story('GONE', { corrections: [correction('Eran dos.')] })]);
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'GONE' });
		expect(await listed()).toEqual([['CLOSED', []]]);
	});

	it('are purged with a story that gets one', async () => {
		await publish(content(), [story('S', {})]);
		const page = content().queries('tn');
		await page.corrections(10);
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await publish(content(), [story('S', { corrections: [correction('Eran dos.')], last_updated_date: '2026-11-20T14:59:00Z' })]);
		stop();
		expect(purged).toEqual(expect.arrayContaining([...page.keys]));
		expect(await listed()).toEqual([['S', ['Corrección: Eran dos.']]]);
	});
});
