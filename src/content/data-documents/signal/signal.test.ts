import { expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const signal = (id: string, stream: string) => ({
	type: 'signal',
	_id: id,
	source: { name: 'el canal', updated_at: '2026-11-19T12:00:00Z' },
	title: `Señal ${id}`,
	stream,
});
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

it('the signal of a brand is the first by id, and that of no other brand', async () => {
	await publish(content(), [signal('tv', 'https://stream.test/tv.m3u8'), signal('alt', '/media/files/ABC.m3u8')]);
	expect(await content().queries('tn').signal()).toEqual({ id: 'alt', title: 'Señal alt', stream: '/media/files/ABC.m3u8' });
	expect(await content().queries('eltrece').signal()).toBeUndefined();
});

it.each(['http://stream.test/tv.m3u8', 'javascript:alert(1)', '//evil.test/a.m3u8', '/media/files/../a.m3u8'])(
	'C01 a signal at %s is refused, and the last good one stays',
	async (stream) => {
		await publish(content(), [signal('tv', 'https://stream.test/tv.m3u8')]);
		const problems = expect.arrayContaining([expect.objectContaining({ path: '$.stream' })]);
		expect(await put(signal('tv', stream))).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems });
		expect((await content().queries('tn').signal())?.stream).toBe('https://stream.test/tv.m3u8');
	},
);
