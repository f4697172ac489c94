import { describe, expect, it } from 'vitest';
import { onAirAt, type Schedule } from '#content/contract';
import { publish, section, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

type Planned = { readonly start: string; readonly title: string; readonly [more: string]: unknown };

const day = (id: string, broadcasts: readonly Planned[], updatedAt = '2026-11-19T12:00:00Z') => ({
	type: 'schedule',
	_id: id,
	source: { name: 'el canal', updated_at: updatedAt },
	broadcasts,
});
const morning = { start: '06:30', title: 'Mañana' };
const night = { start: '22:45', title: 'Noche', text: 'Una comedia.', programme: '/programas/noche/', mark: 'premiere' };
const wholeWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((id) => day(id, [morning, night]));

async function scheduleNow(): Promise<Schedule> {
	const schedule = await content().queries('tn').schedule();
	if (schedule === undefined) throw new Error('there is no schedule');
	return schedule;
}

const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the schedule of a brand', () => {
	it('is seven days from today, in the time zone of the brand', async () => {
		await publish(content(), [section('/programas/noche'), ...wholeWeek]);
		// In Buenos Aires it is 23:30 on Friday.
		content.clock.now = new Date('2026-11-21T02:30:00Z');
		const { days, source } = await scheduleNow();
		expect(days.map(({ date }) => date)).toEqual([
			'2026-11-20',
			'2026-11-21',
			'2026-11-22',
			'2026-11-23',
			'2026-11-24',
			'2026-11-25',
			'2026-11-26',
		]);
		expect(days[0]?.broadcasts.at(-1)).toEqual({
			...night,
			start: new Date('2026-11-21T01:45:00Z'),
			end: new Date('2026-11-21T09:30:00Z'),
		});
		expect(source).toEqual({ name: 'el canal', updatedAt: new Date('2026-11-19T12:00:00Z') });
	});

	it('has this day in a week, for a programme whose broadcast of today has ended', async () => {
		await publish(content(), [day('friday', [morning, night])]);
		content.clock.now = new Date('2026-11-21T02:30:00Z');
		const { days, weekLater } = await scheduleNow();
		expect(days.flatMap(({ broadcasts }) => broadcasts).filter(({ end }) => end > content.clock.now)).toHaveLength(1);
		expect(weekLater.map(({ title, start }) => [title, start])).toEqual([
			['Mañana', new Date('2026-11-27T09:30:00Z')],
			['Noche', new Date('2026-11-28T01:45:00Z')],
		]);
	});

	it('has on air what began before midnight, until the first broadcast of the day', async () => {
		await publish(content(), wholeWeek);
		content.clock.now = new Date('2026-11-21T05:00:00Z');
		const schedule = await scheduleNow();
		expect(schedule.days[0]).toMatchObject({
			date: '2026-11-21',
			broadcasts: [{ title: 'Noche' }, { title: 'Mañana' }, { title: 'Noche' }],
		});
		const onAir = (now: Date) => [onAirAt(schedule, now).current, ...onAirAt(schedule, now).coming].map((one) => one?.title);
		expect(onAir(content.clock.now).slice(0, 3)).toEqual(['Noche', 'Mañana', 'Noche']);
		expect(onAir(new Date('2026-11-21T09:30:00Z')).slice(0, 2)).toEqual(['Mañana', 'Noche']);
	});

	it('shows a special day in place of the usual one, and a day without broadcasts as empty', async () => {
		await publish(content(), [...wholeWeek, day('2026-11-22', [{ start: '20:00', title: 'Final' }]), day('2026-11-23', [])]);
		const { days } = await scheduleNow();
		expect(days.map(({ broadcasts }) => broadcasts.map(({ title }) => title))).toMatchObject([
			['Noche', 'Mañana', 'Noche'],
			['Mañana', 'Noche'],
			['Final'],
			[],
			['Mañana', 'Noche'],
			['Mañana', 'Noche'],
			['Mañana', 'Noche'],
		]);
		// The day after has none, so the last one ends with its own day.
		expect(days[2]?.broadcasts[0]?.end).toEqual(new Date('2026-11-23T03:00:00Z'));
	});

	it('is old when its source has not confirmed it for sixty days', async () => {
		await publish(content(), [day('monday', [morning], '2026-09-21T15:00:00Z')]);
		expect((await scheduleNow()).isOld).toBe(false);
		await publish(content(), [day('monday', [morning], '2026-09-21T14:59:59Z')]);
		expect((await scheduleNow()).isOld).toBe(true);
	});

	it.each([
		['broadcasts in no order', [night, morning], '$.broadcasts'],
		['two broadcasts at one time', [morning, morning], '$.broadcasts'],
		['a time that no clock shows', [{ ...morning, start: '24:10' }], '$.broadcasts.0.start'],
		['a broadcast without a title', [{ ...morning, title: ' ' }], '$.broadcasts.0.title'],
		['a programme on another site', [{ ...morning, programme: '//evil.test/' }], '$.broadcasts.0.programme'],
	])('C01 keeps the last good day when %s are sent', async (_, broadcasts, path) => {
		await publish(content(), wholeWeek);
		expect(await put(day('friday', broadcasts))).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect((await scheduleNow()).days[0]?.broadcasts).toHaveLength(3);
	});

	it('is purged by a day that changes, and is gone when its documents are removed', async () => {
		await publish(content(), [day('friday', [morning])]);
		const page = content().queries('tn');
		await page.schedule();
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'schedule', id: 'friday' });
		stop();
		expect(purged).toEqual([...page.keys]);
		expect(await content().queries('tn').schedule()).toBeUndefined();
	});

	it('belongs to its brand alone', async () => {
		await publish(content(), wholeWeek);
		expect(await content().queries('eltrece').schedule()).toBeUndefined();
	});
});
