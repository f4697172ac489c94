import { expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';
import { onAirAt } from '../../contract/contract.ts';

const content = testContent();

const stream = 'https://stream.test/tv.m3u8';
const signal = (id: string, more: object = {}) => ({
	type: 'signal',
	_id: id,
	source: { name: 'el canal', updated_at: '2026-11-19T12:00:00Z' },
	title: `Señal ${id}`,
	stream,
	...more,
});
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));
const signals = () => content().queries('tn').signals();

it('the signals of a brand are those of television, then radios, by their ids, and none of another brand', async () => {
	const alternative = signal('alt', { kind: 'tv', stream: '/media/files/ABC.m3u8' });
	await publish(content(), [signal('tv'), signal('am', { kind: 'radio' }), alternative]);
	expect(await signals()).toEqual([
		{ id: 'alt', kind: 'tv', title: 'Señal alt', stream: '/media/files/ABC.m3u8' },
		{ id: 'tv', kind: 'tv', title: 'Señal tv', stream },
		{ id: 'am', kind: 'radio', title: 'Señal am', stream },
	]);
	expect(await content().queries('eltrece').signals()).toEqual([]);
});

it('a station has the picture of its player and a week of its own', async () => {
	const image = { type: 'image', version: '0.10.12', _id: 'POSTER', url: 'https://img.test/poster.jpg', width: 1280, height: 720 };
	const broadcasts = [
		{ start: '00:00', title: 'La noche' },
		{ start: '12:00', title: 'El mediodía' },
	];
	const week = [{ days: ['friday'], broadcasts }];
	await publish(content(), [signal('fm', { kind: 'radio', week, promo_items: { basic: image } })]);
	content.clock.now = new Date('2026-11-20T16:00:00Z');
	const [station] = await signals();
	expect(station?.picture).toMatchObject({ width: 1280, height: 720 });
	expect(station?.schedule && onAirAt(station.schedule, content.clock.now).current?.title).toBe('El mediodía');
});

const broadcasts = [{ start: '09:00', title: 'La mañana' }];
it.each([
	['a stream without encryption', { stream: 'http://stream.test/tv.m3u8' }, '$.stream'],
	['a stream that is a script', { stream: 'javascript:alert(1)' }, '$.stream'],
	['a stream without a scheme', { stream: '//evil.test/a.m3u8' }, '$.stream'],
	['a stream outside the media files', { stream: '/media/files/../a.m3u8' }, '$.stream'],
	['another kind', { kind: 'satellite' }, '$.kind'],
	['a poster that is no picture', { promo_items: { basic: { type: 'video' } } }, '$.promo_items.basic.type'],
	['a day that there is not', { week: [{ days: ['someday'], broadcasts }] }, '$.week.0.days.0'],
	['broadcasts of no day', { week: [{ days: [], broadcasts }] }, '$.week.0.days'],
	[
		'a day twice',
		{
			week: [
				{ days: ['monday'], broadcasts },
				{ days: ['sunday', 'monday'], broadcasts },
			],
		},
		'$.week',
	],
	['broadcasts in no order', { week: [{ days: ['monday'], broadcasts: [...broadcasts, ...broadcasts] }] }, '$.week.0.broadcasts'],
])('C01 a signal with %s is refused, and the last good one stays', async (_name, wrong, path) => {
	await publish(content(), [signal('tv')]);
	const problems = expect.arrayContaining([expect.objectContaining({ path })]);
	expect(await put(signal('tv', { title: 'Otra', ...wrong }))).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems });
	expect(await signals()).toEqual([{ id: 'tv', kind: 'tv', title: 'Señal tv', stream }]);
});
